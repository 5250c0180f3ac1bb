import { Button } from "@gemel/ui/Button";
import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import { ErrorState } from "@gemel/ui/ErrorState";
import { Inline } from "@gemel/ui/Inline";
import { Notice } from "@gemel/ui/Notice";
import { SettingsSection } from "@gemel/ui/SettingsSection";
import { Stack } from "@gemel/ui/Stack";
import { StatusLine } from "@gemel/ui/StatusLine";
import { type IntlShape, useIntl } from "@gemel/i18n";
import { Ban } from "lucide-react";
import { useEffect, useRef } from "react";
import {
  type Block,
  type BlockListFlow,
  useBlockList,
} from "../../flows/settings/use-block-list.ts";
import { failureText } from "../../shell/forms/failure-text.ts";
import { Loading } from "./Loading.tsx";

const nameOf = (block: Block | null, intl: IntlShape): string =>
  block?.nickname ?? intl.formatMessage({ id: "settings.blocks.gone" });

export function Blocks() {
  const intl = useIntl();
  const flow = useBlockList();
  const { unblocking } = flow;
  return (
    <SettingsSection
      id="blocks"
      icon={<Ban size="1em" />}
      title={intl.formatMessage({ id: "settings.blocks.title" })}
      summary={
        flow.isReady &&
        intl.formatMessage({ id: "settings.blocks.summary" }, { count: flow.items.length })
      }
      note={intl.formatMessage({ id: "settings.blocks.hint" })}
    >
      {flow.phase === "loading" && <Loading count={1} />}
      {flow.phase === "error" && (
        <ErrorState
          headingLevel={3}
          title={intl.formatMessage({ id: "settings.blocks.loadFailed" })}
          onRetry={flow.retry}
        />
      )}
      {flow.isReady && <BlockList flow={flow} />}
      <ConfirmDialog
        title={intl.formatMessage(
          { id: "settings.blocks.askTitle" },
          { name: nameOf(unblocking.subject, intl) },
        )}
        confirmLabel={intl.formatMessage({ id: "settings.blocks.unblock" })}
        isOpen={unblocking.isOpen}
        isPending={unblocking.isSending}
        onConfirm={() => unblocking.confirm(null)}
        onOpenChange={unblocking.cancel}
      >
        {intl.formatMessage({ id: "settings.blocks.askBody" })}
      </ConfirmDialog>
    </SettingsSection>
  );
}

function BlockList({ flow }: { flow: BlockListFlow }) {
  const intl = useIntl();
  const { items: blocks, unblocking } = flow;
  const { subject: asked, done: ended, failure, ask } = unblocking;
  const list = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its person.
  useEffect(() => {
    if (ended !== null) list.current?.focus();
  }, [ended]);
  const name = nameOf(asked, intl);
  return (
    <Stack>
      <div ref={list} tabIndex={-1}>
        {blocks.length === 0 ? (
          <p>{intl.formatMessage({ id: "settings.blocks.none" })}</p>
        ) : (
          <Stack as="ul">
            {blocks.map((block) => (
              <li key={block.user_id}>
                <BlockRow block={block} onUnblock={() => ask(block)} />
              </li>
            ))}
          </Stack>
        )}
      </div>
      {ended !== null && (
        <StatusLine>{intl.formatMessage({ id: "settings.blocks.ended" }, { name })}</StatusLine>
      )}
      {failure !== null && (
        <Notice tone="danger">
          {intl.formatMessage({ id: failureText(failure, "settings.blocks.failed") }, { name })}
        </Notice>
      )}
    </Stack>
  );
}

function BlockRow({ block, onUnblock }: { block: Block; onUnblock: () => void }) {
  const intl = useIntl();
  const name = nameOf(block, intl);
  const date = intl.formatDate(block.created_at, { dateStyle: "long" });
  return (
    <Inline justify="between">
      <div>
        <strong>{name}</strong>
        <p>{intl.formatMessage({ id: "settings.blocks.since" }, { date })}</p>
      </div>
      <Button
        kind="secondary"
        size="small"
        aria-label={intl.formatMessage({ id: "settings.blocks.unblockOf" }, { name })}
        onPress={onUnblock}
      >
        {intl.formatMessage({ id: "settings.blocks.unblock" })}
      </Button>
    </Inline>
  );
}
