import { NumberedList } from "#app/ui/pages/numbered-list.tsx";
import { Container } from "#app/ui/pages/page.tsx";

const STEPS = [
  { title: "Search services", text: "By trade, village or region. See prices and ratings first." },
  {
    title: "Connect with pros",
    text: "Send a message and agree on the job before anyone travels.",
  },
  { title: "Book appointments", text: "Pick a free time. The professional confirms it." },
  {
    title: "Leave reviews",
    text: "Pay the professional directly, then tell your neighbours how it went.",
  },
];

export function HowItWorks() {
  return (
    <section className="py-10 lg:py-14">
      <Container>
        <h2 className="mb-6">How It Works</h2>
        <NumberedList steps={STEPS} inRow />
      </Container>
    </section>
  );
}
