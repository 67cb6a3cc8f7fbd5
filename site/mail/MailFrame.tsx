import type { ReactElement, ReactNode } from 'react';
import { MAIL_FRAME } from '#content/mails.ts';
import { SITE } from '#content/site.ts';
import type { MailFacts, MailKind } from '#leads/mail/mail-facts.ts';
import { fillIn, isolated } from './fill-in.tsx';
import { look, MAIL_STYLES } from './mail-looks.ts';
import { MailSection, Paragraph, Row } from './mail-parts.tsx';

/** The component of each kind of mail. */
export type Mails = {
  [Kind in MailKind]: (facts: MailFacts[Kind], isAtDesk: boolean) => ReactElement<MailProps>;
};

export interface MailProps {
  subject: string;
  /** Shown next to the subject in an inbox. At most 150 characters. */
  preview: string;
  heading: string;
  /** The visitor's name, for the greeting; undefined in mails to the team. */
  name?: string;
  /** Why the recipient gets this mail, if the default reason doesn't fit. */
  footer?: string;
  children: ReactNode;
}

const HIDDEN = { display: 'none', maxHeight: 0, overflow: 'hidden', lineHeight: '1px' };

/** The layout of every mail: the brand's label on denim, a seam, the content on paper, and the sender below. */
export function MailFrame({ subject, preview, heading, name, footer, children }: MailProps) {
  const page = look('page').style;
  const reason = footer ?? MAIL_FRAME.reasons[name === undefined ? 'team' : 'visitor'];
  return (
    <html dir="ltr" lang={SITE.language}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{MAIL_STYLES}</style>
      </head>
      <body className="page" style={{ ...page, margin: 0, padding: 0 }}>
        <Row>
          <td style={page}>
            {/* Inboxes show the preview next to the subject. Blank characters keep the mail's text off that line. */}
            <div data-skip-in-text style={HIDDEN}>
              {preview}
              {'\u00a0\u200c'.repeat(200)}
            </div>
            <MailSection style={{ maxWidth: '600px' }}>
              <MailSection data-skip-in-text>
                <MailSection part="header">
                  <MailSection part="brand" align="left" style={{ width: 'auto' }}>
                    {SITE.brand}
                  </MailSection>
                </MailSection>
                <MailSection part="seam">&nbsp;</MailSection>
              </MailSection>
              <MailSection>
                <MailSection part="sheet">
                  <h1 {...look('heading')}>{isolated(heading)}</h1>
                  {name !== undefined && <Paragraph>{fillIn(MAIL_FRAME, { name }).greeting}</Paragraph>}
                  {children}
                </MailSection>
              </MailSection>
              <MailSection>
                <MailSection part="footer">
                  <p {...look('colophon')}>{reason}</p>
                  <p {...look('colophon')}>
                    <a href="/" target="_blank" {...look('colophonLink')}>
                      {SITE.brand}
                    </a>
                  </p>
                </MailSection>
              </MailSection>
            </MailSection>
          </td>
        </Row>
      </body>
    </html>
  );
}
