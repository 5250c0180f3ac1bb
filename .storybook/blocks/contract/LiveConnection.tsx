import { contract } from "./contract.ts";
import * as css from "./contract.css.ts";
import { Frame } from "./Frame.tsx";
import { FrameExamples } from "./FrameExamples.tsx";
import { Prose } from "./Prose.tsx";
import { type Direction as DirectionProps, readLiveConnection } from "./read-socket.ts";
import { Sheet } from "./Sheet.tsx";

const { sent, received, closeCodes } = readLiveConnection(contract);

function Direction({ title, description, frames, examples }: DirectionProps & { title: string }) {
  return (
    <section>
      <h3 className={css.title}>{title}</h3>
      <Prose>{description}</Prose>
      {frames.map((frame) => (
        <Frame key={frame.name} {...frame} />
      ))}
      <FrameExamples examples={examples} />
    </section>
  );
}

/** What the socket sends and receives, and why it closes. */
export function LiveConnection() {
  return (
    <Sheet>
      <Direction title="What the client sends" {...sent} />
      <Direction title="What the client receives" {...received} />
      <section>
        <h3 className={css.title}>Why it closes</h3>
        <dl>
          {Object.entries(closeCodes).map(([code, meaning]) => (
            <div key={code} className={`${css.row} ${css.closeCode}`}>
              <dt>
                <code className={css.code}>{code}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Sheet>
  );
}
