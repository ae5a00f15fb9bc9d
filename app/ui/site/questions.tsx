import type { QuestionGroup } from "#app/content/faq.ts";

/** A group of questions; each opens its answer without scripts. */
export function Questions({ id, title, questions }: QuestionGroup) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      <div className="*:border-b *:border-line border-t border-line">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary className="flex justify-between gap-3 py-3 font-bold underline-on-hover">
              {question}
              <span className="flex-none text-xl leading-tight" aria-hidden="true">
                <span className="inside-open:hidden">+</span>
                <span className="hidden inside-open:inline">−</span>
              </span>
            </summary>
            <p className="pb-4">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
