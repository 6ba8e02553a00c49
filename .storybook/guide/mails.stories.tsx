import type { PartnerSettings } from '@tableside/partner-config/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Title } from '@tableside/ui/title';
import { color, radius, space, text } from '@tableside/ui/tokens';
import { expect } from 'storybook/test';

import { mailHtml, stopHtml } from '../../tooling/platform/src/mail/mail-html.ts';
import { sampleMails } from '../../tooling/platform/src/testing/sample-mails.ts';
import { partners } from '../partners.ts';

interface Sample {
  readonly subject: string;
  readonly html: string;
}

const samplesOf = (partner: PartnerSettings): Promise<Sample[]> =>
  Promise.all(
    Object.values(sampleMails).map(async (write) => {
      const mail = write(partner);
      const end = mail.reminder && stopHtml(mail.reminder.kind, partner.siteUrl);
      return { subject: mail.subject, html: await mailHtml(partner, mail, end) };
    }),
  );

const page = { display: 'grid', gap: space(6) };
const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: space(5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
};
const frame = {
  width: '100%',
  height: 560,
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
};

const meta = {
  title: 'Guide/Mails',
  tags: ['!autodocs'],
  parameters: { msw: [] },
  loaders: [
    async ({ globals }) => {
      const [first] = partners.values();
      const partner = partners.get(String(globals['partner'])) ?? first;
      return { samples: partner ? await samplesOf(partner) : [] };
    },
  ],
  render: (_args, { loaded }) => (
    <div css={page}>
      <Title level={1} size="large">
        Mails
      </Title>
      <p css={{ ...text.body, margin: 0 }}>
        What members get, in the brand that is chosen above, as wide as a small phone. A dark device shows
        them dark.
      </p>
      <ul css={list}>
        {(loaded['samples'] as readonly Sample[]).map(({ subject, html }) => (
          <li key={subject}>
            <iframe title={subject} sandbox="allow-same-origin" srcDoc={html} css={frame} />
          </li>
        ))}
      </ul>
    </div>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj;

async function widthOf(mail: HTMLIFrameElement, html: string): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<Event>();
  mail.addEventListener('load', resolve, { once: true });
  mail.srcdoc = html;
  await promise;
  return mail.contentDocument?.documentElement.scrollWidth;
}

export const EveryMail: Story = {
  name: 'NOT-06.c every mail of every brand fits 320 pixels',
  play: async ({ canvasElement }) => {
    const mail = document.createElement('iframe');
    mail.title = 'A mail at 320 pixels';
    Object.assign(mail.style, { width: '320px', border: '0' });
    canvasElement.append(mail);
    for (const partner of partners.values())
      for (const { subject, html } of await samplesOf(partner))
        await expect([partner.id, subject, await widthOf(mail, html)]).toEqual([partner.id, subject, 320]);
    mail.remove();
  },
};
