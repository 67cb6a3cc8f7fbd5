import type { Page } from '@playwright/test';
import { fillFields, hydrate } from './fixtures.ts';

/** The values that tests enter. Each test has its own email, by which it finds its row. */
export const TYPED = {
  name: 'Ines Duarte',
  company: 'Studio Norte & Söhne “Ltd.”',
  service: 'Chat Agents',
  date: '2099-12-01',
  time: '15:30',
  timezone: 'CET',
  problems: 'Half of our returns are sizing.\nMost questions come in after ten at night.',
  more: 'We ship from Porto.',
};

export async function openForm(page: Page): Promise<void> {
  await page.goto('/book-call');
  await hydrate(page, 'form');
}

export const bookingForm = (page: Page) => page.locator('form[action="/rest/v1/call_bookings"]');

/** Fills in the form quickly, for tests of what happens afterwards. */
export async function fill(page: Page, email: string): Promise<void> {
  await fillFields(bookingForm(page), rowFor(email));
}

/** Fills in the form as a visitor does, field by field. */
export async function fillByHand(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(TYPED.name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Company name').fill(TYPED.company);
  await page.getByLabel('Service').selectOption(TYPED.service);
  await page.getByLabel('Preferred date').fill(TYPED.date);
  await page.getByLabel('Preferred time').fill(TYPED.time);
  await page.getByLabel('Timezone').selectOption(TYPED.timezone);
  await page.getByLabel('Problems to solve').fill(TYPED.problems);
  await page.getByLabel('Additional info').fill(TYPED.more);
}

export function submitButton(page: Page) {
  return bookingForm(page).locator('button[type="submit"]');
}

/** Returns the database row for these values. */
export function rowFor(email: string) {
  return {
    name: TYPED.name,
    email,
    company_name: TYPED.company,
    selected_service: TYPED.service,
    preferred_date: TYPED.date,
    preferred_time: TYPED.time,
    timezone: TYPED.timezone,
    problems_to_solve: TYPED.problems,
    additional_info: TYPED.more,
  };
}
