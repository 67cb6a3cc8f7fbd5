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
    <Section {...FOUNDER} headingId="founder" flush layout="columns cols-8-4 gap-lg" intro={intro}>
      <FactsCard heading={FOUNDER.card} level="p" items={FOUNDER.facts} />
    </Section>
  );
}
