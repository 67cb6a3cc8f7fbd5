export type ModelTurn = { role: 'user' | 'assistant'; text: string };

/** Longer than the server's timeout, so that the server gives up first. */
const TIMEOUT_MS = 20_000;

/** The server's limits on the number of turns, and on the characters in each. */
const [TURNS, CHARACTERS] = [8, 500];

/**
 * Asks the model behind `POST /ask`.
 * @param turns the conversation so far, ending with the question
 * @param onText called with the text so far whenever more arrives
 * @returns the whole answer; undefined if the model did not answer
 */
export async function askModel(
  about: 'store' | 'company',
  turns: readonly ModelTurn[],
  onText: (text: string) => void,
): Promise<string | undefined> {
  try {
    const sent = turns
      .slice(-TURNS)
      .map(({ role, text }) => ({ role, text: [...text].slice(0, CHARACTERS).join('') }));
    const response = await fetch('/ask', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ about, turns: sent }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const reader = response.ok && response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) return undefined;
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      onText(text);
    }
    return text || undefined;
  } catch {
    return undefined;
  }
}
