import { FOUNDER } from '#content/about.ts';
import { FactsCard } from '../../ui/FactsCard.tsx';
import { Section } from '../../ui/Section.tsx';
import { WhoIsBehind } from '../../ui/WhoIsBehind.tsx';

export function Founder() {
  const intro = (
    <>
      {FOUNDER.text.map((paragraph) => (
        <p key={paragraph} className="lead">
          {paragraph}
        </p>
      ))}
      <WhoIsBehind blank={FOUNDER.blank} />
    </>
  );
  return (
    <Section id="founder" heading={FOUNDER.heading} flush layout="columns eight-four far" intro={intro}>
      <FactsCard heading={FOUNDER.card} level="p" items={FOUNDER.facts} />
    </Section>
  );
}
