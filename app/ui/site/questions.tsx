import type { QuestionGroup } from "#app/content/faq.ts";

/** A group of questions; each opens its answer without scripts. */
export function Questions({ id, title, questions }: QuestionGroup) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      <div className="asks">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
