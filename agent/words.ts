import type { Product } from './types.ts';

/** How a product is spoken of: 'The Palo trousers are', 'the Mara dress is'. */
export function be(product: Product): string {
  return isPlural(product) ? 'are' : 'is';
}

export function have(product: Product): string {
  return isPlural(product) ? 'have' : 'has';
}

/** The verb in the form that the product asks for: 'come' or 'comes'. */
export function verb(product: Product, plural: string): string {
  return isPlural(product) ? plural : `${plural}s`;
}

export function the(product: Product): string {
  return `the ${product.name}`;
}

export function The(product: Product): string {
  return `The ${product.name}`;
}

export function money(euros: number): string {
  return `€${euros}`;
}

export function days(count: number): string {
  return `${count} working ${count === 1 ? 'day' : 'days'}`;
}

function isPlural({ name }: Product): boolean {
  return /trousers$/i.test(name);
}
