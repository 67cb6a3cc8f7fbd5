import type { Page } from '@playwright/test';
import { MESSAGE } from '../start-server.ts';
import { fillFields, openWithForm } from './fixtures.ts';

export const messageForm = (page: Page) => page.locator('form[action="/rest/v1/support_messages"]');

export const messageField = (page: Page, name: string) => messageForm(page).getByLabel(name, { exact: true });

export const sendButton = (page: Page) => messageForm(page).locator('button[type="submit"]');

export const openMessageForm = (page: Page) => openWithForm(page, '/support');

export async function fillMessage(page: Page, email: string): Promise<void> {
  await fillFields(messageForm(page), { ...MESSAGE, email });
}

export async function fillMessageByHand(page: Page, email: string): Promise<void> {
  await messageField(page, 'Name').fill(MESSAGE.name);
  await messageField(page, 'Email').fill(email);
  await messageField(page, 'Message').fill(MESSAGE.message);
}
