import { TRUST } from '#content/results.ts';
import { SITE } from '#content/site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { RuledList } from '../../ui/RuledList.tsx';
import { Section } from '../../ui/Section.tsx';

export function Trust() {
  return (
    <Section
      headingId="trust"
      heading={[TRUST.heading, ' ', SITE.brand]}
      ground="denim"
      layout="columns cols-4-8 gap-lg"
      intro={<ButtonLink href="/book-call" label={TRUST.action} />}
    >
      <RuledList
        items={Object.fromEntries(TRUST.points.map(({ title, description }) => [title, description]))}
        icons={TRUST.points.map(({ icon }) => (
          <svg key={icon} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
            <path d={ICONS[icon]} {...LINE} />
          </svg>
        ))}
        columns={2}
      />
    </Section>
  );
}

const LINE = {
  fill: 'none',
  stroke: 'var(--ink-2)',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

const ICONS: Record<(typeof TRUST.points)[number]['icon'], string> = {
  eye: 'M3 20C9 9 31 9 37 20 31 31 9 31 3 20ZM20 14.500A5.5 5.5 0 1 1 19.99 14.500Z',
  scale: 'M20 5V34M10 34H30M6 11H34M6 11 1.5 22H10.500ZM34 11 29.5 22H38.500Z',
  key: 'M13 13A6.5 6.5 0 1 1 12.99 13ZM18 22 34 6M28 12 33 17M24 16 28 20',
  thread:
    'M11 4H29V9H11ZM11 31H29V36H11ZM14 9V31M26 9V31M14 14 26 11M14 19 26 16M14 24 26 21M14 29 26 26C34 24 32 34 38 31',
};
