import { expect, test } from 'vitest';
import { parsePlainGet } from './plain-get.ts';

const read = (...lines: string[]) => parsePlainGet(Buffer.from([...lines, '', ''].join('\r\n'), 'latin1'));

test("a browser's request for a page is plain", () => {
  expect(
    read(
      'GET /case-studies/size-advice?utm_source=mail HTTP/1.1',
      'Host: shop.example',
      'Connection: keep-alive',
      'sec-ch-ua: "Chromium";v="144", "Not(A:Brand";v="8"',
      'Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
      'ACCEPT-ENCODING:\t gzip, deflate, br ',
      'X-Forwarded-Proto: https',
      'Cookie: name=value',
    ),
  ).toEqual({
    path: '/case-studies/size-advice',
    acceptEncoding: 'gzip, deflate, br',
    forwardedProto: 'https',
    isForwarded: true,
  });
});

test('a program that says no more than it has to is plain as well', () => {
  expect(read('GET / HTTP/1.1', 'Host: a')).toEqual({
    path: '/',
    acceptEncoding: undefined,
    forwardedProto: undefined,
    isForwarded: false,
  });
});

test.each([
  ['an address that has passed a proxy', 'X-Forwarded-For: 192.0.2.1', { isForwarded: true }],
  ['a standard note of a proxy', 'Forwarded: proto=https', { isForwarded: true, forwardedProto: undefined }],
  ['an empty list of encodings', 'Accept-Encoding:', { acceptEncoding: '' }],
  ['capitals', 'CONNECTION: Keep-Alive', { isForwarded: false }],
])('%s is understood', (_name, line, expected) => {
  expect(read('GET / HTTP/1.1', 'Host: a', line)).toMatchObject(expected);
});

test('a header that makes no difference may come twice', () => {
  expect(read('GET /a HTTP/1.1', 'Host: a', 'Cookie: a=1', 'Cookie: b=2')).toMatchObject({ path: '/a' });
});

test('a request has at most 8 KiB and 64 headers', () => {
  const lines = (spare: number) => ['GET / HTTP/1.1', 'Host: a', `X-Long: ${'a'.repeat(spare)}`];
  const spare = 8192 - [...lines(0), '', ''].join('\r\n').length;
  expect(read(...lines(spare))).toBeDefined();
  expect(read(...lines(spare + 1))).toBeUndefined();
  const many = Array.from({ length: 63 }, (_, i) => `X-${i}: a`);
  expect(read('GET / HTTP/1.1', 'Host: a', ...many)).toBeDefined();
});

test.each([
  ['another method', 'HEAD / HTTP/1.1', 'Host: a'],
  ['another version', 'GET / HTTP/1.0', 'Host: a'],
  ['an escape in the path', 'GET /%61bout HTTP/1.1', 'Host: a'],
  ['a target with a host', 'GET http://a/ HTTP/1.1', 'Host: a'],
  ['a fragment', 'GET /#a HTTP/1.1', 'Host: a'],
  ['two spaces', 'GET  / HTTP/1.1', 'Host: a'],
  ['no host', 'GET / HTTP/1.1', 'Accept: */*'],
  ['no header', 'GET / HTTP/1.1'],
  ['two hosts', 'GET / HTTP/1.1', 'Host: a', 'host: b'],
  ['two lists of encodings', 'GET / HTTP/1.1', 'Host: a', 'Accept-Encoding: br', 'Accept-Encoding: gzip'],
  ['a space before the colon', 'GET / HTTP/1.1', 'Host : a'],
  ['a folded line', 'GET / HTTP/1.1', 'Host: a', ' b'],
  ['a header without a name', 'GET / HTTP/1.1', 'Host: a', ': b'],
  ['a control character', 'GET / HTTP/1.1', 'Host: a\u0001'],
  ['a bare line feed', 'GET / HTTP/1.1', 'Host: a\nContent-Length: 3'],
  ['a connection that is not quite kept', 'GET / HTTP/1.1', 'Host: a', 'Connection: keep-alive, x'],
  ['another agreement', 'GET / HTTP/1.1', 'Host: a', 'Connection: no-keep-alive'],
  ['a request to close the connection', 'GET / HTTP/1.1', 'Host: a', 'Connection: close'],
  ['another protocol', 'GET / HTTP/1.1', 'Host: a', 'Connection: upgrade', 'Upgrade: h2c'],
  ['a length', 'GET / HTTP/1.1', 'Host: a', 'Content-Length: 0'],
  ['a body in chunks', 'GET / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked'],
  ['a range', 'GET / HTTP/1.1', 'Host: a', 'Range: bytes=0-9'],
  ['a condition', 'GET / HTTP/1.1', 'Host: a', 'If-None-Match: "a"'],
  ['a protocol to change to', 'GET / HTTP/1.1', 'Host: a', 'Upgrade: h2c'],
  ['an agreement with a proxy', 'GET / HTTP/1.1', 'Host: a', 'Proxy-Connection: keep-alive'],
  ['an expectation', 'GET / HTTP/1.1', 'Host: a', 'Expect: 100-continue'],
  ['a second request behind it', 'GET / HTTP/1.1', 'Host: a', '', 'GET / HTTP/1.1', 'Host: a'],
  ['too many headers', 'GET / HTTP/1.1', 'Host: a', ...Array.from({ length: 64 }, (_, i) => `X-${i}: a`)],
  ['too long a header', 'GET / HTTP/1.1', 'Host: a', `X-Long: ${'a'.repeat(8192)}`],
])('%s is not plain', (_name, ...lines) => {
  expect(read(...lines)).toBeUndefined();
});

test.each(['GET / HTTP/1.1\r\nHost: a\r\n', 'G', '', '\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n'])(
  '%j is incomplete, or more than one request',
  (text) => {
    expect(parsePlainGet(Buffer.from(text))).toBeUndefined();
  },
);
