/** Numbered steps joined by a stitched line. */
export function StepList({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
