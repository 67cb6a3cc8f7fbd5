import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listen } from './listen.ts';

/** The secret part of a calendar's URL. */
export const CALENDAR_SECRET = 'private-6f1d0b';

/** Starts a server on loopback that serves one calendar. */
export async function startCalendar(...events: string[][]) {
  let body = calendarText(events);
  let status = 200;
  const requests: IncomingHttpHeaders[] = [];
  const server = createServer(({ headers }, response) => {
    requests.push(headers);
    const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
    if (status !== 200) response.writeHead(status).end();
    else if (headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'text/calendar', etag }).end(body);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/${CALENDAR_SECRET}/basic.ics`,
    requests,
    publish(...events: string[][]) {
      body = calendarText(events);
    },
    answer(next: number) {
      status = next;
    },
    stop() {
      server.close().closeAllConnections();
    },
  };
}

/** Returns the lines of an iCalendar event. */
export function calendarEvent(uid: string, start: Date, end: Date, ...lines: string[]): string[] {
  const times = [`DTSTART:${inUtc(start)}`, `DTEND:${inUtc(end)}`];
  return ['BEGIN:VEVENT', `UID:${uid}`, 'SUMMARY:Dentist with Ines', ...times, ...lines, 'END:VEVENT'];
}

function inUtc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function calendarText(events: string[][]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
}
