import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from './free-port.ts';
import { isListening } from './listen.ts';

/** Whether Debian's packages `postfix` and `dovecot-imapd` are installed, and this user may run them. */
export const HAS_POSTFIX =
  process.getuid?.() === 0 && existsSync('/usr/sbin/postfix') && existsSync('/usr/lib/dovecot/imap');

/** Whether Debian's package `opendkim` is installed. */
export const HAS_OPENDKIM = existsSync('/usr/sbin/opendkim');

/**
 * Starts a Postfix that delivers to one mailbox of `shop.example`, and a Dovecot from which to read this mailbox.
 * @param dkimKey an RSA key in PEM, with which an OpenDKIM signs for `shop.example` with the selector `s1`
 */
export async function startPostfix({ dkimKey }: { dkimKey?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-postfix-'));
  chmodSync(folder, 0o755);
  const [smtp, imap] = [await freePort(), await freePort()];
  const signer = dkimKey === undefined ? undefined : await startOpenDkim(folder, dkimKey);
  const [config, spool, data, boxes] = ['config', 'spool', 'data', 'boxes'].map((name) => join(folder, name));
  for (const path of [config, spool, data, boxes]) mkdirSync(path ?? '');
  execFileSync('chown', ['postfix', data ?? '']);
  execFileSync('chown', ['nobody:nogroup', boxes ?? '']);
  const ids = (name: string, flag: string) => execFileSync('id', [flag, name], { encoding: 'utf8' }).trim();
  const [uid, gid] = [ids('nobody', '-u'), ids('nobody', '-g')];
  writeFileSync(
    join(config ?? '', 'main.cf'),
    `compatibility_level = 3.6
queue_directory = ${spool}
data_directory = ${data}
mail_owner = postfix
myhostname = mail.shop.example
mydestination =
mynetworks = 127.0.0.0/8
inet_interfaces = 127.0.0.1
smtpd_recipient_restrictions = permit_mynetworks, reject
smtpd_reject_unlisted_recipient = no
virtual_mailbox_domains = shop.example, visitor.example
virtual_mailbox_base = ${boxes}
virtual_mailbox_maps = inline:{ hello@shop.example=hello/ }
virtual_uid_maps = static:${uid}
virtual_gid_maps = static:${gid}
virtual_minimum_uid = 1
maillog_file = ${join(folder, 'mail.log')}
maillog_file_prefixes = ${folder}
${signer ? `smtpd_milters = inet:127.0.0.1:${signer.port}` : ''}
`,
  );
  const services = [
    `127.0.0.1:${smtp} inet n - n - - smtpd`,
    'postlog unix-dgram n - n - 1 postlogd',
    'pickup unix n - n 60 1 pickup',
    'qmgr unix n - n 300 1 qmgr',
    'cleanup unix n - n - 0 cleanup',
    'rewrite unix - - n - - trivial-rewrite',
    'proxymap unix - - n - - proxymap',
    'anvil unix - - n - 1 anvil',
    'tlsmgr unix - - n 1000? 1 tlsmgr',
    'scache unix - - n - 1 scache',
    ...['bounce', 'defer', 'trace'].map((name) => `${name} unix - - n - 0 bounce`),
    ...['error', 'retry'].map((name) => `${name} unix - - n - - error`),
    'virtual unix - n n - - virtual',
    ...['smtp', 'discard'].map((name) => `${name} unix - - n - - ${name}`),
  ];
  writeFileSync(join(config ?? '', 'master.cf'), `${services.join('\n')}\n`);
  execFileSync('postfix', ['-c', config ?? '', 'start'], { stdio: 'ignore' });
  const dovecotConfig = join(folder, 'dovecot.conf');
  writeFileSync(
    dovecotConfig,
    `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
protocols = imap
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${boxes}/hello
first_valid_uid = 1
first_valid_gid = 1
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${imap}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${boxes}/hello
}
`,
  );
  const dovecot = spawn('dovecot', ['-F', '-c', dovecotConfig], { stdio: 'ignore' });
  for (const port of [smtp, imap]) await expect.poll(() => isListening(port), { timeout: 20_000 }).toBe(true);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    inboxUrl: `imap://hello:secret@127.0.0.1:${imap}/INBOX`,
    folder,
    stop(): void {
      dovecot.kill();
      signer?.stop();
      execFileSync('postfix', ['-c', config ?? '', 'stop'], { stdio: 'ignore' });
    },
  };
}

async function startOpenDkim(folder: string, key: string) {
  const port = await freePort();
  const [config, keyFile] = [join(folder, 'opendkim.conf'), join(folder, 's1.private')];
  writeFileSync(keyFile, key, { mode: 0o600 });
  writeFileSync(
    config,
    `Mode s
Domain shop.example
Selector s1
KeyFile ${keyFile}
RequireSafeKeys no
InternalHosts 127.0.0.1
Socket inet:${port}@127.0.0.1
`,
  );
  const opendkim = spawn('/usr/sbin/opendkim', ['-f', '-x', config], { stdio: 'ignore' });
  await expect.poll(() => isListening(port), { timeout: 20_000 }).toBe(true);
  return { port, stop: () => opendkim.kill() };
}
