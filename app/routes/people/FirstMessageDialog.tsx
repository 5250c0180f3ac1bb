import { useIntl } from "@gemel/i18n";
import { Avatar } from "@gemel/ui/Avatar";
import { Button } from "@gemel/ui/Button";
import { Dialog } from "@gemel/ui/Dialog";
import { Form } from "@gemel/ui/Form";
import { TextArea } from "@gemel/ui/TextArea";
import { useId } from "react";
import { usePicture } from "../../flows/profile/use-picture.ts";
import { likeRefusals } from "./like-refusals.ts";
import { useCalled } from "./use-called.ts";
import type { FirstMessage } from "./use-first-message.ts";

/** Characters of a first message (the contract's `LikeMessage`). */
const longest = 1000;

/** Writes to a candidate who is no match yet: a like with a first message. */
export default function FirstMessageDialog({ message }: { message: FirstMessage }) {
  const intl = useIntl();
  const formId = useId();
  const called = useCalled();
  const { user } = message;
  const picture = usePicture(user?.profile_picture_url);
  if (!user) return null;
  const name = called(user);
  return (
    <Dialog
      isOpen={message.isOpen}
      onOpenChange={message.close}
      title={intl.formatMessage({ id: "people.firstMessage.title" }, { name })}
      face={<Avatar name={name} {...(picture !== undefined && { src: picture })} />}
      footer={(close) => (
        <>
          <Button kind="secondary" onPress={close}>
            {intl.formatMessage({ id: "ui.dialog.cancel" })}
          </Button>
          <Button type="submit" form={formId}>
            {intl.formatMessage({ id: "people.firstMessage.send" })}
          </Button>
        </>
      )}
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          message.send();
        }}
      >
        <TextArea
          autoFocus
          isRequired
          name="message"
          maxLength={longest}
          label={intl.formatMessage({ id: "people.firstMessage.label" })}
          {...(message.refusal !== undefined && {
            errorMessage: intl.formatMessage({ id: likeRefusals[message.refusal] }, { name }),
          })}
          description={intl.formatMessage({ id: "people.firstMessage.body" }, { name })}
          value={message.draft}
          onChange={message.write}
        />
      </Form>
    </Dialog>
  );
}
