import { Resolver } from 'node:dns/promises';
import dns2 from 'dns2';

const { Packet } = dns2;

/**
 * The records of each name: `TXT …` (parts of a split text are separated by ` | `), `A …`, `AAAA …`, `CNAME …`,
 * `PTR …`, `MX 10 …`. Instead of records: `SERVFAIL`, `REFUSED`, `silent` (no answer) or `empty` (the name exists).
 */
export type Zone = Record<string, string[]>;

const FAILURES: Record<string, number> = { SERVFAIL: 2, REFUSED: 5 };

/** Starts an authoritative DNS server on loopback. */
export async function startDns(zone: Zone) {
  const server = dns2.createServer({
    udp: true,
    handle(request, send) {
      const response = Packet.createResponseFromRequest(request);
      const [question] = request.questions;
      let name = question?.name.toLowerCase() ?? '';
      const type = Object.entries(Packet.TYPE).find(([, code]) => code === question?.type)?.[0];
      for (let hop = 0; hop < 5; hop++) {
        const records = zone[name];
        const [first = ''] = records ?? [];
        if (first === 'silent') return;
        response.header.rcode = FAILURES[first] ?? (records ? 0 : 3);
        response.answers.push(...(records ?? []).flatMap((record) => answer(name, type, record)));
        if (!first.startsWith('CNAME ') || type === 'CNAME') break;
        response.answers.push(...answer(name, 'CNAME', first));
        name = first.slice('CNAME '.length);
      }
      send(response);
    },
  });
  const { udp } = await server.listen({ udp: { port: 0, address: '127.0.0.1' } });
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  resolver.setServers([`127.0.0.1:${udp?.port}`]);
  return { resolver, stop: () => server.close() };
}

function answer(name: string, wanted: string | undefined, record: string) {
  const [, type = '', value = ''] = /^(\w+) (.*)$/s.exec(record) ?? [];
  if (type !== wanted) return [];
  const [, priority = '', exchange = ''] = /^(\d+) (.*)$/.exec(value) ?? [];
  const data = {
    TXT: { data: value.split(' | ').flatMap((part) => part.match(/.{1,255}/gs) ?? ['']) },
    MX: { priority: Number(priority), exchange },
    CNAME: { domain: value },
    PTR: { domain: value },
  }[type] ?? { address: value };
  return [Object.assign(new Packet.Resource(name, Packet.TYPE[type as 'A'], Packet.CLASS.IN, 1), data)];
}
