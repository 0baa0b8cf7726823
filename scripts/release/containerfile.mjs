/** Follows a Containerfile by hand: the same steps in a clean folder, as another user, without an engine for containers. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the stages of a Containerfile; each is a name and its steps in order. */
export function readStages(text) {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages = [];
  for (const line of lines) {
    const [, word, value] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM')
      stages.push({ name: / AS (\w+)/.exec(value)?.[1] ?? `stage${stages.length}`, steps: [] });
    else stages.at(-1).steps.push({ word, value });
  }
  return stages;
}

/** The folders a Containerfile speaks of by absolute paths: they are moved into the clean folder. */
const foldersIn = (stages) => [
  ...new Set(
    stages.flatMap(({ steps }) =>
      steps.filter(({ word }) => word === 'WORKDIR' || word === 'VOLUME').map(({ value }) => value),
    ),
  ),
];

/** The account that stands for the image's own: `nobody` for those who may take its place, else whoever runs this. */
export function otherUser() {
  if (process.getuid?.() !== 0) return null;
  const ask = (flag) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: ask('-u'), gid: ask('-g') };
}

const PASSED_ON = /^(?:PATH|LANG|NODE_EXTRA_CA_CERTS|(?:https?|no)_proxy)$/i;

/** An environment without anything of the person who makes the release, but with their way to the registry. */
export function cleanEnv(home) {
  const registry = spawnSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name))),
    HOME: home,
    npm_config_registry: registry.stdout.trim(),
    npm_config_cache: join(home, '.npm'),
    npm_config_update_notifier: 'false',
  };
}

/** Makes a folder that belongs to the other user. */
export function folderFor(user, folder) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  give(user, folder);
}

/** Gives a folder with everything in it to the other user. */
export function give(user, folder) {
  if (user) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
}

/** Runs a line of a shell as the other user; its complaint is an error. */
export function runAs(user, line, { cwd, env }) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    ...user,
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`This failed:\n${line}\n${stdout}${stderr}`);
  return stdout;
}

/**
 * Follows all stages below `root` with the files of `source`. Returns where the last one ended: its folder, environment, command
 * and the check of its health.
 */
export function follow(text, { root, source, user, env, say }) {
  const stages = readStages(text);
  const folders = foldersIn(stages);
  let last;
  for (const { name, steps } of stages) {
    const top = join(root, name);
    folderFor(user, top);
    const moved = (value, under = top) =>
      folders.reduce(
        (line, folder) =>
          line.replaceAll(new RegExp(`(^|[\\s=])${folder}(?=$|[\\s/])`, 'g'), `$1${join(under, folder)}`),
        value,
      );
    const owner = user ? `${user.uid}:${user.gid}` : `${process.getuid?.()}:${process.getgid?.()}`;
    const at = { cwd: top, env: { ...env }, command: [], check: '' };
    const DO = {
      WORKDIR: (value) => {
        at.cwd = moved(value);
        folderFor(user, at.cwd);
      },
      ENV: (value) => {
        for (const pair of value.split(' ')) {
          const [key, ...rest] = pair.split('=');
          at.env[key] = moved(rest.join('='));
        }
      },
      COPY: (value) => {
        const words = value.split(' ');
        const [from, to] = words.filter((word) => !word.startsWith('--'));
        const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
        const origin = stage ? moved(from, join(root, stage)) : join(source, from);
        cpSync(origin, to === '.' ? at.cwd : moved(to), { recursive: true, verbatimSymlinks: true });
        give(user, at.cwd);
      },
      RUN: (value) => runAs(user, moved(value).replaceAll('node:node', owner), at),
      HEALTHCHECK: (value) => {
        at.check = value.slice(value.indexOf('CMD ') + 'CMD '.length);
      },
      CMD: (value) => {
        at.command = JSON.parse(value);
      },
      USER: () => {},
      VOLUME: () => {},
      EXPOSE: () => {},
    };
    for (const { word, value } of steps) {
      if (!DO[word]) throw new Error(`Nobody has said how to follow "${word}" of the Containerfile by hand.`);
      if (word === 'RUN') say(`Following the Containerfile: ${value}`);
      DO[word](value);
    }
    last = at;
  }
  return last;
}
