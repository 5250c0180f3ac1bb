import { useIntl } from "@gemel/i18n";
import { AiFace } from "@gemel/ui/AiFace";
import { AiLabel } from "@gemel/ui/AiLabel";
import { useIsWithoutAi } from "@gemel/ui/AnswersProvider";
import { Button } from "@gemel/ui/Button";
import { Card } from "@gemel/ui/Card";
import { Dialog } from "@gemel/ui/Dialog";
import { Notice } from "@gemel/ui/Notice";
import { Stack } from "@gemel/ui/Stack";
import { usePicture } from "../../flows/profile/use-picture.ts";
import { useCapability } from "../../flows/session/use-capability.ts";
import type { TwinModalFlow } from "../../flows/people/use-twin-modal.ts";
import { openingFailures } from "./opening-failures.ts";
import { useCalled } from "./use-called.ts";

/** Says before the first message to a twin that an AI will speak, and for which member. */
export default function TwinDialog({ twin }: { twin: TwinModalFlow }) {
  const intl = useIntl();
  const called = useCalled();
  const isWithoutAi = useIsWithoutAi();
  const isSeen = useCapability("twin_sharing");
  const picture = usePicture(twin.candidate?.profile_picture_url);
  if (!twin.candidate) return null;
  const name = called(twin.candidate);
  const title = intl.formatMessage({ id: "people.twin.title" }, { name });
  return (
    <Dialog
      size="small"
      isOpen={twin.isOpen}
      onOpenChange={twin.close}
      title={title}
      face={<AiFace speaker="twin" src={picture} size="medium" />}
      footer={
        twin.isUnavailable ? null : (
          <Button autoFocus isPending={twin.isStarting} onPress={twin.start}>
            {intl.formatMessage({ id: "people.twin.start" })}
          </Button>
        )
      }
    >
      {twin.isUnavailable ? (
        <Notice>{intl.formatMessage({ id: "people.twin.unavailable" }, { name })}</Notice>
      ) : (
        <Stack>
          <Card tone="twin">
            <Stack gap={2}>
              <AiLabel speaker="twin" name={title} />
              <p>
                {intl.formatMessage(
                  { id: isWithoutAi ? "people.twin.plainBody" : "people.twin.body" },
                  { name },
                )}
              </p>
            </Stack>
          </Card>
          {isSeen && <p>{intl.formatMessage({ id: "people.twin.seen" }, { name })}</p>}
          {twin.failure && (
            <Notice tone="danger">
              {intl.formatMessage({ id: openingFailures[twin.failure] })}
            </Notice>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
