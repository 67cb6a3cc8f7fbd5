import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { drawn, expect, fullUnless, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');

async function hasHeadings(page: Page, headings: string[]): Promise<void> {
  for (const name of headings) {
    await expect(main(page).getByRole('heading', { name, exact: true }), name).toBeVisible();
  }
}

async function says(page: Page, texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect(main(page), String(text)).toContainText(text);
}

test.describe('home', () => {
  test('has its nine sections, their cards, and the spec’s words where they lead to booking and quiz', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(main(page).locator('> section')).toHaveCount(9);
    for (const id of ['services', 'quiz', 'results', 'faq'])
      await expect(page.locator(`#${id}`)).toHaveCount(1);
    await expect(page.locator('section[aria-labelledby="comparison"] article')).toHaveCount(4);
    await expect(page.locator('#services article')).toHaveCount(3);
    await expect(page.locator('section[aria-labelledby="steps"] li')).toHaveCount(3);
    await expect(page.locator('#results blockquote')).toHaveCount(3);
    for (const name of ['Get Started', 'Book a Demo'])
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', '/book-call');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Book a Demo' })).toHaveAttribute(
      'href',
      '/book-call',
    );
    await expect(main(page).getByRole('link', { name: 'Take the Quiz' }).first()).toHaveAttribute(
      'href',
      '#quiz',
    );
    await main(page).getByRole('link', { name: 'Find the Right AI Solution for Your Business' }).click();
    await expect(page.locator('#quiz')).toBeInViewport();
    await expect(page.locator('#quiz')).toContainText('Find the Right AI Solution for Your Business');
  });

  test('answers 13 questions in four categories that collapse, and takes mail for the rest', async ({
    page,
  }) => {
    await page.goto('/');
    const faq = page.locator('#faq');
    const categories = [
      'General Questions',
      'Pricing & Payment',
      'Support & Customization',
      'Global Reach & Business Information',
    ];
    await expect(faq.getByRole('heading', { level: 3 })).toHaveText(categories);
    await expect(faq.locator('details details')).toHaveCount(13);
    await expect(faq).toContainText('Still have questions?');
    await expect(faq.locator('a[href^="mailto:"]')).toHaveCount(1);

    const question = faq.getByText('How can we pay?');
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

  test('a link to the FAQ from another page arrives there', async ({ page }) => {
    await page.goto('/support');
    await page.getByRole('link', { name: 'View FAQ Section' }).click();
    await expect(page).toHaveURL('/#faq');
    await expect(page.getByRole('heading', { name: 'General Questions' })).toBeInViewport();
  });
});

test('About has every section and card of the spec', async ({ page }) => {
  await page.goto('/about');
  await hasHeadings(page, [
    'Where AI Meets Humanity',
    'Why We Exist',
    'What Makes Us Different',
    'Two threads, one cloth',
    'Why Choose Us',
  ]);
  await expect(page.locator('section[aria-labelledby="founder"]')).toContainText('The founder');
  await expect(page.locator('section[aria-labelledby="different"] li')).toHaveCount(4);
  await says(page, ['philosophy']);
  await expect(main(page).getByRole('link', { name: 'Get Started Today' })).toHaveAttribute(
    'href',
    '/book-call',
  );
});

test('Pricing has every section and card of the spec', async ({ page }) => {
  await page.goto('/pricing');
  await hasHeadings(page, [
    'Pricing & Service Models',
    'What You Get',
    'Performance-Based Pricing',
    'Why No Fixed Prices',
    'What’s Included',
    'Not Sure Where to Start?',
    'Schedule a Call',
    'Take a Quick Quiz',
    'Additional Information',
  ]);
  await expect(page.locator('section[aria-labelledby="what-you-get"] li')).toHaveCount(4);
  await expect(page.locator('section[aria-labelledby="included"] li')).toHaveCount(4);
  const boxes = page.locator('section[aria-labelledby="not-sure"]').getByRole('link');
  await expect(boxes).toHaveCount(2);
  await expect(boxes.nth(0)).toHaveAttribute('href', '/book-call');
  await expect(boxes.nth(1)).toHaveAttribute('href', '/#quiz');
  await says(page, ['Payment methods', 'Money-back guarantee', 'Global service']);
});

test.describe('results', () => {
  test('shows the four figures of the spec, the trust points, and eight testimonials to filter', async ({
    page,
  }) => {
    await page.goto('/results');
    const stats = page.locator('section[aria-label="Four results"] dl > div');
    await expect(stats).toHaveText([
      /Automated Bookings.*85%/s,
      /Faster Resolution.*60%/s,
      /More Deals Closed.*3x/s,
      /Cart Recovery Rate.*35%/s,
    ]);
    await expect(stats).toContainText([/Of all appointments/, /against/, /against/, /Of all bags/]);
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

test.describe('support', () => {
  test('offers email within 24 hours, an agent’s answers, and a phone for customers', async ({ page }) => {
    await page.goto('/support');
    await hasHeadings(page, ['Support Center', 'Email', 'Live chat', 'Phone']);
    await says(page, ['Response within 24 hours', 'active customers only', 'Priority support']);
    const mail = main(page).getByRole('link', { name: 'Write to us' });
    await expect(mail).toHaveAttribute('href', /^mailto:/);
    await expect(main(page)).not.toContainText('right away');
    await expect(main(page).getByRole('link', { name: 'View FAQ Section' })).toHaveAttribute('href', '/#faq');
    await expect(main(page).locator('section[aria-labelledby="support-faq"] li')).toHaveCount(13);

    await main(page).getByRole('link', { name: 'Will it sound like us?' }).click();
    await expect(page.getByText('a one-page guide to your tone')).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the mail where a chat would start', async ({ page }) => {
      await page.goto('/support');
      await expect(page.getByRole('button', { name: 'Start a chat' })).toBeHidden();
      await expect(page.getByRole('link', { name: 'Start a chat' })).toHaveAttribute('href', /^mailto:/);
    });
  });
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

test('Data & Safety answers what is known, leaves out what is blank, and is found where owners look', async ({
  page,
}) => {
  await page.goto('/data-safety');
  await says(page, [
    'Whose is the data?',
    'before we read a single ticket',
    'How long are transcripts kept?',
    'Does anything train a model?',
    'Does it say that it is an AI?',
    'What happens when an answer is wrong?',
  ]);
  await expect(main(page)).not.toContainText('Who else handles it?');
  await expect(main(page)).not.toContainText('Where is it kept?');
  for (const path of ['/pricing', '/privacy', '/terms']) {
    await page.goto(path);
    const links = main(page).getByRole('link', { name: 'Data & Safety' }).first();
    await expect(links, path).toHaveAttribute('href', '/data-safety');
    const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Data & Safety' });
    await expect(footer, path).toHaveAttribute('href', '/data-safety');
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
  for (const path of ['/pricing', '/results', '/case-studies']) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Book a Call' })).toHaveCount(2);
    await expect(footer.getByRole('link', { name: 'Book a Demo' })).toHaveCount(0);
  }
});

test('Careers has no openings, says where they are posted, and takes applications all the same', async ({
  page,
}) => {
  await page.goto('/careers');
  await says(page, [
    'no current openings',
    'Cutting-edge technology',
    'Remote-first culture',
    'Growth opportunities',
  ]);
  await expect(main(page).getByRole('link', { name: 'Follow us on LinkedIn' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expect(main(page).getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=/,
  );
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
  test(`${title} has ${sections} sections, its facts, a table of contents, and a button to book a call`, async ({
    page,
  }) => {
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
    await expect(page.locator('h2:text("Features") + ul > li')).toHaveCount(8);
    await expect(page.getByRole('complementary', { name: 'Benefits' }).locator('dt')).toHaveCount(4);
    await expect(page.locator('section[aria-labelledby="cards"] > div > ul > li')).toHaveCount(3);
    const bookings = main(page).getByRole('link', { name: 'Book a Call' });
    await expect(bookings).not.toHaveCount(0);
    for (const booking of await bookings.all()) await expect(booking).toHaveAttribute('href', '/book-call');
    await expect(main(page).getByRole('link', { name: 'Get Started' })).toHaveCount(0);
    const others = main(page).locator('> section').last().getByRole('link');
    await expect(others).toHaveCount(6);
    for (const other of await others.all()) await expect(other).toHaveAttribute('href', /^\/services\//);
    await expect(main(page).locator(`> section:last-child a[href="/services/${slug}"]`)).toHaveCount(0);
    const hasFilm = slug === 'website-chat' || slug === 'phone-support';
    await expect(page.locator('video')).toHaveCount(hasFilm ? 1 : 0);
  }
});

for (const path of ['/services/website-chat', '/services/phone-support']) {
  test(
    `the film on ${path} loads nothing until it is played, then plays with captions`,
    fullUnless(path === '/services/website-chat'),
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/\.(mp4|webm)$/.test(request.url())) asked.push(request.url());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const film = page.locator('video');
      await film.scrollIntoViewIfNeeded();
      const cover = page.getByRole('link', { name: /Play the film, 18 seconds/ });
      await cover.locator('img').evaluate((still: HTMLImageElement) => still.decode());
      expect(asked).toEqual([]);
      await cover.click({ position: { x: 5, y: 5 } });
      await expect(cover).toBeHidden();
      await expect(film).toBeFocused();
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0.2);
      const duration = await film.evaluate((video: HTMLVideoElement) => video.duration);
      expect(duration).toBeGreaterThanOrEqual(8);
      expect(duration).toBeLessThanOrEqual(20);
      await film.evaluate((video: HTMLVideoElement) => {
        for (const track of video.textTracks) track.mode = 'showing';
      });
      const cues = () => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0);
      await expect.poll(cues).toBeGreaterThan(2);
    },
  );
}

test('‘Watch it work’ starts the film, whose conversation is not the one above it and can be read', async ({
  page,
}) => {
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

test('until it is played a film is one stop, with a ring around it, and its button covers no words', async ({
  page,
}) => {
  for (const path of ['/services/website-chat', '/services/phone-support']) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const cover = page.locator('[data-play]');
      await page.getByText('Read it instead').focus();
      await page.keyboard.press('Shift+Tab');
      await expect(cover).toBeFocused();
      await expect(cover.locator('..')).toHaveCSS('outline', /solid 2px/);
      await cover.locator('img').evaluate((still: HTMLImageElement) => still.decode());
      const button = cover.locator('span:has(svg)');
      const clip = await button.evaluate((element) => {
        element.style.visibility = 'hidden';
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      });
      const unevenness = async () => {
        const { channels } = await sharp(await page.screenshot({ clip })).stats();
        return Math.max(...channels.map(({ stdev }) => stdev));
      };
      await expect.poll(unevenness, { message: `${path} at ${width} px` }).toBeLessThan(2);
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator('video')).not.toBeFocused();
    }
  }
});

test('the film’s cover is dark where the page is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/services/website-chat');
  const cover = page.locator('[data-play] img');
  await cover.scrollIntoViewIfNeeded();
  await expect(cover).toHaveJSProperty(
    'currentSrc',
    new URL('/films/website-chat-dark.avif', page.url()).href,
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the film’s cover is a link to the film', async ({ page }) => {
    await page.goto('/services/website-chat');
    await expect(page.getByRole('link', { name: /Play the film/ })).toHaveAttribute(
      'href',
      '/films/website-chat.mp4',
    );
  });
});

test('nothing in a picture of a conversation looks like a control', async ({ page }) => {
  for (const path of ['/', '/services/website-chat', '/services/mobile-app']) {
    await page.goto(path);
    await expect(page.getByRole('figure').getByText(/Add to bag|^Ask /)).toHaveCount(0);
  }
});

test('every claim of spec 1 stands where an owner would look for it', async ({ page }) => {
  const claims: [path: string, claims: (string | RegExp)[]][] = [
    [
      '/pricing',
      [
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
    ],
    ['/services/phone-support', [/up to 60%/]],
    ['/services/website-chat', [/built in a day/, /few hours to a week/]],
    ['/services/email-outreach', [/SMS/]],
    ['/services/website-creation', [/landing pages/i]],
    ['/services/scheduling', [/calendar automation/i]],
  ];
  for (const [path, texts] of claims) {
    await page.goto(path);
    await says(page, texts);
  }
});

test.describe('drifting particles', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('stays at 5% of the window’s width and never above 100, out of the way', async ({ page }) => {
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

  test('its button ends where the column does', async ({ page }) => {
    for (const width of [390, 1280, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      const endOf = (inside: Locator) =>
        inside.evaluate((box) => Math.round(box.getBoundingClientRect().right));
      const button = page.getByRole('button', { name: 'Pause motion' });
      expect(await endOf(button), `${width} px`).toBe(await endOf(main(page).locator('.wrap > *').first()));
    }
  });

  test('drifts in sight, and rests out of sight', async ({ page }) => {
    await page.goto('/pricing');
    await expect.poll(() => statesOf(page)).toEqual(['running']);
    const before = await placesOf(page);
    await expect.poll(() => placesOf(page)).not.toEqual(before);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => statesOf(page)).toEqual(['paused']);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => statesOf(page)).toEqual(['running']);
  });

  test('stops and goes on as the visitor says, by keyboard too', async ({ page }) => {
    await page.goto('/about');
    await expect.poll(() => statesOf(page)).toEqual(['running']);
    await page.getByRole('button', { name: 'Pause motion' }).click();
    await expect.poll(() => statesOf(page)).toEqual(['paused']);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await drawn(page);
    expect(await statesOf(page)).toEqual(['paused']);
    await page.getByRole('button', { name: 'Resume motion' }).press('Enter');
    await expect.poll(() => statesOf(page)).toEqual(['running']);
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('lies still', async ({ page }) => {
      await page.goto('/results');
      await expect.poll(() => statesOf(page)).toEqual(['paused']);
      await expect(page.getByRole('button', { name: 'Pause motion' })).toBeHidden();
      const before = await placesOf(page);
      await drawn(page);
      expect(await placesOf(page)).toEqual(before);
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

function placesOf(page: Page): Promise<string[]> {
  return page
    .locator('[data-particles] i')
    .evaluateAll((threads) => threads.map((thread) => getComputedStyle(thread).transform));
}
