import type { ComponentType } from 'react';
import { MAIL_FRAME } from '#content/mails.ts';
import { SITE } from '#content/site.ts';
import { look, mailStyles } from './mail-looks.ts';
import { Paragraph, siteUrl, Title } from './Prose.tsx';
import { Row, Section } from './tables.tsx';

export type MailReader = 'visitor' | 'team';

export interface MailCopy {
  subject: string;
  /** What an inbox shows beside the subject; 150 characters at the most. */
  preview: string;
  heading: string;
  /** Why it came to this address, where the usual reason would not say. */
  footer?: string;
}

interface MailFrameProps {
  copy: MailCopy;
  to: MailReader;
  Body: ComponentType;
}

/** The sheet that every mail is written on: the woven label on denim, a seam, paper, and who sent it below. */
export function MailFrame({ copy, to, Body }: MailFrameProps) {
  const page = look('page').style;
  return (
    <html dir="ltr" lang={SITE.language}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{copy.subject}</title>
        <style>{mailStyles()}</style>
      </head>
      <body className="page" style={{ ...page, margin: 0, padding: 0 }}>
        <Row>
          <td style={page}>
            <Preview>{copy.preview}</Preview>
            <Section style={{ maxWidth: '600px' }}>
              <Section data-skip-in-text>
                <Row>
                  <td {...look('header')}>
                    <Row align="left" style={{ width: 'auto' }}>
                      <td {...look('brand')}>{SITE.brand}</td>
                    </Row>
                  </td>
                </Row>
                <Row>
                  <td {...look('seam')}>&nbsp;</td>
                </Row>
              </Section>
              <Section>
                <Row>
                  <td {...look('sheet')}>
                    <Title>{copy.heading}</Title>
                    {to === 'visitor' && <Paragraph>{MAIL_FRAME.greeting}</Paragraph>}
                    <Body />
                  </td>
                </Row>
              </Section>
              <Section>
                <Row>
                  <td {...look('footer')}>
                    <p {...look('colophon')}>{copy.footer ?? MAIL_FRAME.reasons[to]}</p>
                    <p {...look('colophon')}>
                      <a href={siteUrl('/')} target="_blank" {...look('colophonLink')}>
                        {SITE.brand}
                      </a>
                    </p>
                  </td>
                </Row>
              </Section>
            </Section>
          </td>
        </Row>
      </body>
    </html>
  );
}

/** An inbox shows it beside the subject; characters without ink keep it from showing the first lines too. */
function Preview({ children }: { children: string }) {
  return (
    <div data-skip-in-text style={{ display: 'none', maxHeight: 0, overflow: 'hidden', lineHeight: '1px' }}>
      {children}
      {UNSEEN.repeat(120)}
    </div>
  );
}

const UNSEEN = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff';
