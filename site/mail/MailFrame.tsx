import { Body, Column, Container, Head, Html, Link, Preview, Row, Section } from '@react-email/components';
import type { ReactNode } from 'react';
import { MAIL_FRAME } from '#content/mails.ts';
import { SITE } from '#content/site.ts';
import { absoluteUrl } from '../seo/urls.ts';
import { look, mailStyles } from './mail-looks.ts';
import { Paragraph, Title } from './Prose.tsx';

export interface MailProps {
  /** The public origin. */
  site: URL | undefined;
}

interface MailFrameProps extends MailProps {
  copy: {
    subject: string;
    /** What an inbox shows beside the subject; 150 characters at the most. */
    preview: string;
    heading: string;
  };
  to: 'visitor' | 'team';
  /** Why it came to this address. */
  reason?: string;
  children: ReactNode;
}

/** The sheet that every mail is written on: the woven label on denim, a seam, paper, and who sent it below. */
export function MailFrame({ copy, to, reason = MAIL_FRAME.reasons[to], site, children }: MailFrameProps) {
  return (
    <Html lang={SITE.language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{copy.subject}</title>
        <style>{mailStyles()}</style>
      </Head>
      <Body {...look('page')}>
        <Preview>{copy.preview}</Preview>
        <Container style={{ maxWidth: '600px' }}>
          <Section data-skip-in-text>
            <Row>
              <Column {...look('header')}>
                <Row align="left" style={{ width: 'auto' }}>
                  <Column {...look('brand')}>{SITE.brand}</Column>
                </Row>
              </Column>
            </Row>
            <Row>
              <Column {...look('seam')}>&nbsp;</Column>
            </Row>
          </Section>
          <Section>
            <Row>
              <Column {...look('sheet')}>
                <Title>{copy.heading}</Title>
                {to === 'visitor' && <Paragraph>{MAIL_FRAME.greeting}</Paragraph>}
                {children}
              </Column>
            </Row>
          </Section>
          <Section>
            <Row>
              <Column {...look('footer')}>
                <p {...look('colophon')}>{reason}</p>
                <p {...look('colophon')}>
                  <Link href={absoluteUrl('/', site)} {...look('colophonLink')}>
                    {SITE.brand}
                  </Link>
                </p>
              </Column>
            </Row>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
