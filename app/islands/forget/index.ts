import { deleteSettled } from "#app/device/delete-settled.ts";
import { apart } from "#app/device/draft-of-page.ts";
import { deleteDraft } from "#app/device/drafts.ts";
import { forgetOthers } from "#app/device/forget-others.ts";
import { currentPerson, LAST_PERSON } from "#app/device/person.ts";

const person = currentPerson();

// Until it has worked, each page tries again.
forgetOthers(person)
  .then(() => deleteSettled(person))
  .then(
    (subjects) => {
      for (const subject of subjects) deleteDraft({ person, subject: apart(subject) });
      localStorage.setItem(LAST_PERSON, person);
    },
    () => console.error("Failed to erase what is not needed any more on this device"),
  );
