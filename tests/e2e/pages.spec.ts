import type { Page } from '@playwright/test';
import { SERVICES } from '#content/services.ts';
import { IS_SAMPLE } from '../is-sample.ts';
import { expect, FULL, fullUnless, test, testWithoutScript } from './fixtures.ts';

test.skip(!IS_SAMPLE, 'these tests are about the sample content');

const main = (page: Page) => page.getByRole('main');

test('Home has nine sections, and the spec’s links lead to booking and quiz', async ({ page }) => {
  await page.goto('/');
  await expect(main(page).locator('> section')).toHaveCount(9);
  await expect(page.locator('#results figure')).toContainText(Array(3).fill('Sample, to be replaced'));
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Book a Call' }).first();
  await expect(footer).toHaveAttribute('href', '/book-call');
  await main(page).getByRole('link', { name: 'Find the Right AI Solution for Your Business' }).click();
  await expect(page.locator('#quiz')).toBeInViewport();
  await expect(page.locator('#quiz')).toContainText('Find the Right AI Solution for Your Business');
});

test('the FAQ has 13 questions in four categories that collapse, and a mail address', async ({ page }) => {
  await page.goto('/support');
  await page.getByRole('link', { name: 'View FAQ Section' }).click();
  await expect(page).toHaveURL('/#faq');
  await expect(page.getByRole('heading', { name: 'General Questions' })).toBeInViewport();
  const faq = page.locator('#faq');
  await expect(faq.getByRole('heading', { level: 3 })).toHaveText([
    'General Questions',
    'Pricing & Payment',
    'Support & Customization',
    'Global Reach & Business Information',
  ]);
  await expect(faq.locator('details details')).toHaveCount(13);
  await expect(faq).toContainText('Still have questions?');
  await expect(faq.locator('a[href^="mailto:"]')).toHaveCount(1);
  const question = faq.getByText('How can we pay?');
  // At first, questions are closed and categories are open.
  await expect(question).toBeVisible();
  await faq.getByText('Pricing & Payment').click();
  await expect(question).toBeHidden();
  await faq.getByText('Pricing & Payment').click();
  await question.click();
  await expect(faq.getByText(/Credit and debit cards, PayPal and Wise/)).toBeVisible();
});

/** The claims and links that spec sections 1 and 2 require on a page. */
const PAGES: Record<string, { says?: RegExp[]; links?: Record<string, string | RegExp> }> = {
  '/': { links: { 'Get Started': '/book-call', 'Book a Demo': '/book-call', 'Take the Quiz': '#quiz' } },
  '/about': {
    says: [/Founder Takes your first call: about 15 minutes, by video\.\s*Sample, to be replaced/],
    links: { 'Get Started Today': '/book-call' },
  },
  '/pricing': {
    says: [
      /risk-free two-week trial/,
      /No retainers\. No setup fees/,
      /Credit and debit cards, PayPal and Wise/,
      /asked about the piece.*within 7 days.*sent back is taken off/,
      /A denim label.*€21,600.*−€5,400.*€16,200.*4%.*€648/,
      /figures are made up/,
      /How each service is charged/,
      /between 3% and 8%/,
    ],
    links: { 'Book a Call': '/book-call', 'Take the Quiz': '/#quiz', 'Data & Safety': '/data-safety' },
  },
  '/privacy': { links: { 'Data & Safety': '/data-safety' } },
  '/terms': { links: { 'Data & Safety': '/data-safety' } },
  '/support': {
    says: [/Response within 24 hours/, /active customers only/],
    links: { 'Write to us': /^mailto:/, 'View FAQ Section': '/#faq' },
  },
  '/careers': {
    says: [/no current openings/],
    links: { 'Follow us on LinkedIn': /^https:\/\/www\.linkedin\.com/, 'Write to us': /^mailto:.*subject=/ },
  },
  '/book-call/taken': {
    says: [/Your time was just taken\./, /Our team will offer you another by email within 24 hours\./],
  },
  '/book-call/confirmed': { says: [/Thank You for Booking!/, /Your call is confirmed/] },
  '/nope': { says: [/Unexpected Application Error! 404/], links: { 'Back to Home': '/' } },
  '/services/phone-support': { says: [/up to 60%/] },
  '/services/website-chat': { says: [/built in a day/, /few hours to a week/] },
};

test('each page has the claims and links of the spec', async ({ page }) => {
  for (const [path, { says = [], links = {} }] of Object.entries(PAGES)) {
    await page.goto(path);
    const said = (await main(page).textContent())?.replace(/\s+/g, ' ');
    for (const claim of says) expect(said, path).toMatch(claim);
    for (const [name, to] of Object.entries(links))
      await expect(main(page).getByRole('link', { name }).first(), path).toHaveAttribute('href', to);
  }
});

test('Results has four figures with their units, and eight testimonials to filter', async ({ page }) => {
  await page.goto('/results');
  await expect(page.locator('section[aria-label="Four results"] dl > div')).toContainText([
    /Automated Bookings.*85%.*Of all appointments/s,
    /Faster Resolution.*60%.*against/s,
    /More Deals Closed.*3x.*against/s,
    /Cart Recovery Rate.*35%.*Of the abandoned carts/s,
  ]);
  const trust = page.locator('section[aria-labelledby="trust"]');
  await expect(trust.getByRole('listitem')).toHaveCount(4);
  await expect(trust.getByRole('link', { name: 'Schedule a Demo' })).toHaveAttribute('href', '/book-call');

  const voices = page.locator('section[aria-labelledby="voices"] figure:visible');
  await expect(voices).toHaveCount(8);
  await expect(voices).toContainText(Array(8).fill('Sample, to be replaced'));
  const status = page.getByRole('status');
  await expect(status).toHaveText('', { useInnerText: true });
  for (const category of ['stats', 'professional', 'aha']) {
    await page.getByText(category, { exact: true }).click();
    await expect(page.getByRole('radio', { name: category })).toBeChecked();
    for (const voice of await voices.all()) await expect(voice).toHaveAttribute('data-category', category);
    await expect(status).toHaveText(`${category}: 1 of 8 testimonials`, { useInnerText: true });
  }
  // From here on, use only the keyboard.
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'all' })).toBeFocused();
  await expect(voices).toHaveCount(8);
  await page.keyboard.press('ArrowLeft');
  await expect(voices).toHaveCount(1);
});

test('Support without a widget promises no instant answer; questions lead to answers', async ({ page }) => {
  await page.goto('/support');
  await expect(main(page)).not.toContainText('right away');
  await main(page).getByRole('link', { name: 'Will it sound like us?' }).click();
  await expect(page.getByText('a one-page guide to your tone')).toBeInViewport();
});

test('Chat Agents and CRM Integrations list their integrations in three groups', FULL, async ({ page }) => {
  for (const path of ['/services/website-chat', '/services/crm-integration']) {
    await page.goto(path);
    const groups = page.getByRole('region', { name: 'Works with' }).getByRole('listitem');
    await expect(groups.getByRole('heading')).toHaveText(['Live', 'By API', 'Ask us']);
    for (const group of await groups.all())
      await expect(group.getByRole('term')).toHaveText(['Store platforms', 'Help desks', 'CRMs']);
  }
  await page.goto('/services/mobile-app');
  await expect(page.getByRole('region', { name: 'Works with' })).toHaveCount(0);
});

for (const [path, title, sections] of [
  ['/privacy', 'Privacy Policy', 11],
  ['/terms', 'Terms of Service', 12],
  ['/cookies', 'Cookie Policy', 7],
] as const)
  test(
    `${title} has ${sections} sections, contents and a button to book`,
    fullUnless(path === '/privacy'),
    async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveText(title);
      await expect(main(page)).toContainText('Last updated February 9, 2025');
      await expect(main(page).locator('article h2')).toHaveCount(sections);
      const contents = page.getByRole('navigation', { name: 'Contents' });
      await expect(contents.getByRole('link')).toHaveCount(sections);
      expect(await main(page).textContent()).not.toMatch(/\{\{|\[.*provider/);

      // On policy pages, the header has a button instead of the link.
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Book a Call' })).toHaveCount(0);
      await header.getByRole('button', { name: 'Book a Call' }).click();
      await expect(page).toHaveURL(/\/book-call\??$/);
    },
  );

test('each service page has each section and a call to action', FULL, async ({ page }) => {
  for (const { slug, name } of SERVICES) {
    await page.goto(`/services/${slug}`);
    await expect(page.locator('h1')).toHaveText(name);
    await expect(main(page).getByRole('heading', { name: 'Features' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Benefits' })).toBeVisible();
    const bookings = main(page).getByRole('link', { name: 'Book a Call' });
    await expect(bookings).not.toHaveCount(0);
    for (const booking of await bookings.all()) await expect(booking).toHaveAttribute('href', '/book-call');
    const others = main(page).locator('> section').last().getByRole('link');
    for (const other of await others.all()) await expect(other).toHaveAttribute('href', /^\/services\//);
    await expect(main(page).locator(`> section:last-child a[href="/services/${slug}"]`)).toHaveCount(0);
    const hasFilm = slug === 'website-chat' || slug === 'phone-support';
    await expect(page.locator('video')).toHaveCount(hasFilm ? 1 : 0);
  }
});

test('a film loads only when played, and has captions and a transcript', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm)$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/services/website-chat', { waitUntil: 'networkidle' });
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  const cover = page.getByRole('link', { name: /Play the film, 18 seconds/ });
  await cover.locator('img').evaluate((still: HTMLImageElement) => still.decode());
  expect(asked).toEqual([]);
  await cover.click({ position: { x: 5, y: 5 } });
  await expect(cover).toBeHidden();
  await expect(film).toBeFocused();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  await film.evaluate((video: HTMLVideoElement) => {
    for (const track of video.textTracks) track.mode = 'showing';
  });
  const cues = () => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0);
  await expect.poll(cues).toBeGreaterThan(2);

  await page.reload();
  await page.getByRole('link', { name: 'Watch it work' }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused)).toBe(true);
  await page.getByText('Read it instead').click();
  const spoken = page.getByRole('figure', { name: 'The film’s conversation' }).getByRole('listitem');
  const above = page.getByRole('figure', { name: 'Sample conversation' }).getByRole('listitem');
  const [first = ''] = await spoken.allTextContents();
  expect(first).not.toBe('');
  expect(await above.allTextContents()).not.toContain(first);
});

testWithoutScript(
  'testimonials can be filtered, the film’s cover links to the film, and the chat to an email',
  async ({ page }) => {
    await page.goto('/results');
    await page.getByRole('radio', { name: 'aha' }).check();
    await expect(page.locator('section[aria-labelledby="voices"] figure:visible')).toHaveCount(1);
    await page.goto('/services/website-chat');
    const film = page.getByRole('link', { name: /Play the film/ });
    await expect(film).toHaveAttribute('href', '/films/website-chat.mp4');
    await page.goto('/support');
    await expect(page.getByRole('button', { name: 'Start a chat' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Start a chat' })).toHaveAttribute('href', /^mailto:/);
  },
);

test('particles drift for less than five seconds, and not with reduced motion', async ({ page }) => {
  const animation = () =>
    page
      .locator('main > section')
      .first()
      .evaluate((head) => {
        const { animationDuration, animationIterationCount, animationName } = getComputedStyle(
          head,
          '::before',
        );
        return { animationDuration, animationIterationCount, animationName };
      });
  for (const path of ['/about', '/pricing', '/results', '/case-studies']) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    expect(await animation(), path).toMatchObject({ animationDuration: '4s', animationIterationCount: '1' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await animation(), path).toMatchObject({ animationName: 'none' });
  }
});
