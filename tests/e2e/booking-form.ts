import type { Page } from '@playwright/test';
import { BOOKING } from '../start-server.ts';
import { fillFields, openWithForm } from './fixtures.ts';

/** Returns the values that tests enter, as a row. Each test uses a different email, by which it finds its row. */
export function rowFor(email: string) {
  return { ...BOOKING, company_name: 'Studio Norte & Söhne “Ltd.”', email };
}

export const openForm = (page: Page) => openWithForm(page, '/book-call');

export const bookingForm = (page: Page) => page.locator('form[action="/rest/v1/call_bookings"]');

export async function fill(page: Page, email: string): Promise<void> {
  await fillFields(bookingForm(page), rowFor(email));
}

/** Fills in the form as a visitor does, field by field. */
export async function fillByHand(page: Page, email: string): Promise<void> {
  const row = rowFor(email);
  await page.getByLabel('Name', { exact: true }).fill(row.name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Company name').fill(row.company_name);
  await page.getByLabel('Service').selectOption(row.selected_service);
  await page.getByLabel('Preferred date').fill(row.preferred_date);
  await page.getByLabel('Preferred time').fill(row.preferred_time);
  await page.getByLabel('Timezone').selectOption(row.timezone);
  await page.getByLabel('Problems to solve').fill(row.problems_to_solve);
  await page.getByLabel('Additional info').fill(row.additional_info);
}

export const submitButton = (page: Page) => bookingForm(page).locator('button[type="submit"]');
