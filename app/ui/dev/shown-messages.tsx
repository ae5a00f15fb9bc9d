import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Empty, EmptyLine } from "#app/ui/empty.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { ChangedElsewhere } from "#app/ui/forms/changed-elsewhere.tsx";
import { EmailFailing } from "#app/ui/frame/email-failing.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { LONG_SENTENCE } from "./examples.ts";
import { Shown, State, WideStates } from "./shown.tsx";

export function ShownMessages() {
  return (
    <>
      <Shown name="Notice" file="notice.tsx">
        <WideStates>
          <Notice tone="ok">Your changes are saved.</Notice>
          <Notice tone="wait">Your request waits for an answer.</Notice>
          <Notice tone="bad">
            This could not be sent. <a href="#messages">Try Again</a>
          </Notice>
          <Notice tone="info">{LONG_SENTENCE}</Notice>
          <State name="across a container">
            <Notice tone="info" flush>
              Mr. Persaud has muted this conversation.
            </Notice>
          </State>
        </WideStates>
      </Shown>
      <Shown name="Failure" file="failure.tsx">
        <WideStates>
          <Failure />
          <Failure title="Your bookings could not be loaded.">
            <p>Nothing was lost.</p>
          </Failure>
        </WideStates>
      </Shown>
      <Shown name="E-mail not reaching" file="frame/email-failing.tsx">
        <EmailFailing />
      </Shown>
      <Shown name="Changed elsewhere" file="forms/changed-elsewhere.tsx">
        <ChangedElsewhere
          differences={[{ label: "Title", stored: "House wiring", yours: LONG_SENTENCE }]}
          kept="Your version is still in the form below."
          href="#messages"
        />
      </Shown>
      <Shown name="Empty" file="empty.tsx">
        <WideStates>
          <Empty title="No saved services yet" icon="heart">
            <p>Tap the heart on a service to keep it here.</p>
            <ButtonLink href="#messages">Browse All Services</ButtonLink>
          </Empty>
          <Empty title="No services found" categoryId="construction-trades">
            <p>{LONG_SENTENCE}</p>
            <Button type="button" variant="secondary">
              Clear filters
            </Button>
          </Empty>
          <State name="in one line">
            <EmptyLine>No reviews yet.</EmptyLine>
          </State>
        </WideStates>
      </Shown>
    </>
  );
}
