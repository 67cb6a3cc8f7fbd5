/** An amount in euros, with cents only where it has some: `€16,200`, `€2.88`, `−€65`. */
export function euros(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const text = Math.abs(amount).toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${amount < 0 ? '−' : ''}€${text}`;
}
