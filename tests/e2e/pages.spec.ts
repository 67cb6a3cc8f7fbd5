import type { Page } from '@playwright/test';
import { drawn, expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');

/** In one look: an assertion for each text takes ten times as long. */
async function says(page: Page, texts: readonly (string | RegExp)[]): Promise<void> {
  const said = (await main(page).textContent())?.replace(/\s+/g, ' ') ?? '';
  for (const text of texts) expect(said).toMatch(text);
}

test('Home has nine sections, and the spec’s words lead to booking and quiz', async ({ page }) => {
  await page.goto('/');
  await expect(main(page).locator('> section')).toHaveCount(9);
  for (const name of ['Get Started', 'Book a Demo'])
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', '/book-call');
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Book a Demo' });
  await expect(footer).toHaveAttribute('href', '/book-call');
  await expect(main(page).getByRole('link', { name: 'Take the Quiz' }).first()).toHaveAttribute(
    'href',
    '#quiz',
  );
  await main(page).getByRole('link', { name: 'Find the Right AI Solution for Your Business' }).click();
  await expect(page.locator('#quiz')).toBeInViewport();
  await expect(page.locator('#quiz')).toContainText('Find the Right AI Solution for Your Business');
});

test('the FAQ answers 13 questions in four categories that collapse, or by mail', async ({ page }) => {
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
  // A sign folds each question; a group stands open under its heading, with a word that folds it.
  await expect(faq.locator('summary svg')).toHaveCount(13);
  await expect(question).toBeVisible();
  await faq.getByText('Pricing & Payment').click();
  await expect(question).toBeHidden();
  await faq.getByText('Pricing & Payment').click();
  await question.click();
  await expect(faq.getByText(/credit or debit card, PayPal or Wise/)).toBeVisible();
});

test('a link to one question opens it', async ({ page }) => {
  await page.goto('/#turned-down');
  await expect(page.getByText(/We earn only when the agent does/)).toBeVisible();
  await expect(page.getByText('Do you take on every store?')).toBeInViewport();
});

/** What spec 2 has a page say, in its words, every claim of spec 1 where an owner would look for it, and its links. */
const PAGES: Record<string, { says: (string | RegExp)[]; links?: Record<string, string | RegExp> }> = {
  '/about': {
    says: [
      'Where AI Meets Humanity',
      'The founder',
      /Founder Takes your first call: about 15 minutes, by video\.\s*Sample, to be replaced/,
      'Why We Exist',
      'What Makes Us Different',
      'philosophy',
      'Why Choose Us',
    ],
    links: { 'Get Started Today': '/book-call' },
  },
  '/pricing': {
    says: [
      'Pricing & Service Models',
      'What You Get',
      'Performance-Based Pricing',
      'Why No Fixed Prices',
      'What’s Included',
      /Not Sure Where to Start\?.*Schedule a Call.*Take a Quick Quiz/s,
      'Additional Information',
      'Payment methods',
      'Money-back guarantee',
      'Global service',
      /risk-free two-week trial/,
      /full refund/,
      /No retainers\. No setup fees/,
      /small commission on the sales/,
      /Traffic.*Product type.*Revenue potential/s,
      /we don’t take the store on/,
      /strategy call/i,
      /build-out/,
      /Daily performance monitoring/,
      /ongoing optimisation/i,
      /Analytics and tracking/,
      /product catalogue, inventory and shipping information/,
      /Credit and debit cards, PayPal and Wise/,
      /by card, by bank transfer, or on an online payment platform/,
      /worldwide/,
      /many languages/,
      /most currencies/,
      /24\/7 support/,
    ],
    links: { 'Book a Call': '/book-call', 'Take the Quiz': '/#quiz' },
  },
  '/support': {
    says: [
      'Support Center',
      'Email',
      'Response within 24 hours',
      'Live chat',
      'Phone',
      'active customers only',
      'Priority support',
    ],
    links: { 'Write to us': /^mailto:/, 'View FAQ Section': '/#faq' },
  },
  '/careers': {
    says: ['no current openings', 'Cutting-edge technology', 'Remote-first culture', 'Growth opportunities'],
    links: {
      'Follow us on LinkedIn': 'https://www.linkedin.com/company/loomline',
      'Write to us': /^mailto:.*subject=/,
    },
  },
  '/data-safety': {
    says: [
      'Whose is the data?',
      'before we read a single ticket',
      'How long are transcripts kept?',
      'Does anything train a model?',
      'Does it say that it is an AI?',
      'What happens when an answer is wrong?',
    ],
  },
  '/services/phone-support': { says: [/up to 60%/] },
  '/services/website-chat': { says: [/built in a day/, /few hours to a week/] },
  '/services/email-outreach': { says: [/SMS/] },
  '/services/website-creation': { says: [/landing pages/i] },
  '/services/scheduling': { says: [/calendar automation/i] },
};

test('every page says what the spec has it say, and leads where it has it lead', async ({ page }) => {
  for (const [path, { says: texts, links = {} }] of Object.entries(PAGES)) {
    await page.goto(path);
    await says(page, texts);
    for (const [name, to] of Object.entries(links))
      await expect(main(page).getByRole('link', { name }).first(), path).toHaveAttribute('href', to);
  }
});

test.describe('results', () => {
  test('shows four figures, the trust points, and eight testimonials to filter', async ({ page }) => {
    await page.goto('/results');
    const stats = page.locator('section[aria-label="Four results"] dl > div');
    await expect(stats).toHaveText([
      /Automated Bookings.*85%/s,
      /Faster Resolution.*60%/s,
      /More Deals Closed.*3x/s,
      /Cart Recovery Rate.*35%/s,
    ]);
    await expect(stats).toContainText([
      /Of all appointments/,
      /against/,
      /against/,
      /Of all abandoned carts/,
    ]);
    const trust = page.locator('section[aria-labelledby="trust"]');
    await expect(trust.getByRole('heading', { level: 2 })).toContainText('Why Clients Trust');
    await expect(trust.getByRole('listitem')).toHaveCount(4);
    await expect(trust.getByRole('link', { name: 'Schedule a Demo' })).toHaveAttribute('href', '/book-call');
    await says(page, [
      /Over 90% of inquiries/,
      /Resolution time is down 60%/,
      /40% of our top seller’s sales/,
      /cart rate is down 35%/,
    ]);

    const voices = page.locator('section[aria-labelledby="voices"] figure:visible');
    await expect(voices).toHaveCount(8);
    await expect(page.getByRole('status')).toHaveText('', { useInnerText: true });
    for (const category of ['stats', 'professional', 'aha']) {
      await page.getByText(category, { exact: true }).click();
      await expect(page.getByRole('radio', { name: category })).toBeChecked();
      for (const voice of await voices.all()) await expect(voice).toHaveAttribute('data-category', category);
      await expect(page.getByRole('status')).toHaveText(`${category}: 1 of 8 testimonials`, {
        useInnerText: true,
      });
    }
    // By keyboard alone.
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'all' })).toBeFocused();
    await expect(voices).toHaveCount(8);
    await page.keyboard.press('ArrowLeft');
    await expect(voices).toHaveCount(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('filters as well', async ({ page }) => {
      await page.goto('/results');
      await page.getByRole('radio', { name: 'aha' }).check();
      await expect(page.locator('section[aria-labelledby="voices"] figure:visible')).toHaveCount(1);
    });
  });
});

test('Support offers no chat that is not there, and a question leads to its answer', async ({ page }) => {
  await page.goto('/support');
  await expect(main(page)).not.toContainText('right away');
  await main(page).getByRole('link', { name: 'Will it sound like us?' }).click();
  await expect(page.getByText('a one-page guide to your tone')).toBeInViewport();
});

test('each sample testimonial says that it is one', async ({ page }) => {
  for (const [path, section, count] of [
    ['/', '#results', 3],
    ['/results', 'section[aria-labelledby="voices"]', 8],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(`${section} figure`)).toHaveCount(count);
    await expect(page.locator(`${section} figcaption`).getByText('Sample, to be replaced')).toHaveCount(
      count,
    );
  }
});

test('Data & Safety leaves out what is blank, and is found where owners look', async ({ page }) => {
  await page.goto('/data-safety');
  await expect(main(page)).not.toContainText('Who else handles it?');
  await expect(main(page)).not.toContainText('Where is it kept?');
  for (const path of ['/pricing', '/privacy', '/terms']) {
    await page.goto(path);
    for (const place of [main(page), page.getByRole('contentinfo')])
      await expect(place.getByRole('link', { name: 'Data & Safety' }).first(), path).toHaveAttribute(
        'href',
        '/data-safety',
      );
  }
});

test('Chat Agents and CRM Integrations name what they work with, in three groups', async ({ page }) => {
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

test('outside of home, the footer asks to book a call in the words of the header', async ({ page }) => {
  await page.goto('/pricing');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Book a Call' }).first()).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Book a Demo' })).toHaveCount(0);
});

for (const [path, title, sections, facts] of [
  [
    '/privacy',
    'Privacy Policy',
    11,
    [/do not store card details/i, 'UK GDPR', 'EU GDPR', 'CCPA', /gateways/],
  ],
  ['/terms', 'Terms of Service', 12, ['18', /non-refundable/, /unless/, /prior notice/, /suspen/]],
  [
    '/cookies',
    'Cookie Policy',
    7,
    [/essential/i, /performance/i, /functional/i, /advertising/i, /third-party/i],
  ],
] as const) {
  test(`${title} has ${sections} sections, facts, contents and a button to book`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(main(page)).toContainText('Last updated February 9, 2025');
    await expect(main(page).locator('article h2')).toHaveCount(sections);
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveCount(sections);
    await says(page, [...facts]);
    expect(await main(page).textContent()).not.toMatch(/\{\{|\[.*provider/);
    if (path === '/terms') await expect(main(page).locator('a[href="/privacy"]').first()).toBeVisible();

    // Here it is no link.
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Book a Call' })).toHaveCount(0);
    await header.getByRole('button', { name: 'Book a Call' }).click();
    await expect(page).toHaveURL(/\/book-call\??$/);
  });
}

test('each service page has title, features, benefits, cards and a call to action', async ({ page }) => {
  for (const [slug, name] of [
    ['email-outreach', 'Email & Phone Outreach'],
    ['website-creation', 'Website Creation'],
    ['website-chat', 'Chat Agents'],
    ['phone-support', 'Phone Support Agents'],
    ['crm-integration', 'CRM Integrations'],
    ['scheduling', 'Appointment Scheduling'],
    ['mobile-app', 'Mobile App Building'],
  ] as const) {
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

test('the film loads nothing until it is played, then plays with captions', async ({ page }) => {
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
});

test('‘Watch it work’ starts the film, whose own conversation can be read', async ({ page }) => {
  await page.goto('/services/website-chat');
  await page.getByRole('link', { name: 'Watch it work' }).click();
  const isPlaying = () => page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused);
  await expect.poll(isPlaying).toBe(true);
  await page.getByText('Read it instead').click();
  const spoken = page.getByRole('figure', { name: 'The film’s conversation' }).getByRole('listitem');
  const above = page.getByRole('figure', { name: 'Sample conversation' }).getByRole('listitem');
  expect(await spoken.first().textContent()).toContain('Tove');
  expect(await above.allTextContents()).not.toContain(await spoken.first().textContent());
});

test('until it is played a film is one stop with a ring, and as dark as the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/services/website-chat');
  const cover = page.locator('[data-play]');
  await page.getByText('Read it instead').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(cover).toBeFocused();
  await expect(cover.locator('..')).toHaveCSS('outline', /solid 2px/);
  const dark = new URL('/films/website-chat-dark.avif', page.url()).href;
  await expect(cover.locator('img')).toHaveJSProperty('currentSrc', dark);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('video')).not.toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the film’s cover is a link to the film, and a chat on Support to the mail', async ({ page }) => {
    await page.goto('/services/website-chat');
    const film = page.getByRole('link', { name: /Play the film/ });
    await expect(film).toHaveAttribute('href', '/films/website-chat.mp4');
    await page.goto('/support');
    await expect(page.getByRole('button', { name: 'Start a chat' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Start a chat' })).toHaveAttribute('href', /^mailto:/);
  });
});

test.describe('drifting particles', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('are 5% of the window’s width and never above 100, out of the way', async ({ page }) => {
    for (const [width, count] of [
      [400, '20'],
      [1280, '64'],
      [2600, '100'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      const threads = page.locator('[data-particles]');
      await expect(threads).toHaveAttribute('data-particles', count);
      await expect(threads.locator('i')).toHaveCount(Number(count));
      await expect(threads).toHaveCSS('pointer-events', 'none');
    }
  });

  test('drift in sight, rest out of sight, and stop as the visitor says', async ({ page }) => {
    const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.goto('/pricing');
    await expect.poll(() => statesOf(page)).toEqual(['running']);
    await scroll(100_000);
    await expect.poll(() => statesOf(page)).toEqual(['paused']);
    await scroll(0);
    await expect.poll(() => statesOf(page)).toEqual(['running']);
    await page.getByRole('button', { name: 'Pause motion' }).click();
    await expect.poll(() => statesOf(page)).toEqual(['paused']);
    await scroll(100_000);
    await scroll(0);
    await drawn(page);
    expect(await statesOf(page)).toEqual(['paused']);
    await page.getByRole('button', { name: 'Resume motion' }).press('Enter');
    await expect.poll(() => statesOf(page)).toEqual(['running']);
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('lie still', async ({ page }) => {
      await page.goto('/results');
      await expect.poll(() => statesOf(page)).toEqual(['paused']);
      await expect(page.getByRole('button', { name: 'Pause motion' })).toBeHidden();
    });
  });
});

/** The different states of the threads' animations. */
function statesOf(page: Page): Promise<string[]> {
  return page
    .locator('[data-particles]')
    .evaluate((head) => [
      ...new Set(head.getAnimations({ subtree: true }).map(({ playState }) => playState)),
    ]);
}
