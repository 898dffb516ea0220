import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { UserError } from '#kernel/errors.ts'
import { configFolder } from './config-folder.ts'
import { openCredentialStore } from './credentials.ts'

const HERE = 'http://localhost:4747'
const THERE = 'https://games.example.org'
const ANN = { token: 'aa', name: 'Ann', usedAt: 1 }
const BO = { token: 'bb', name: 'Bo', usedAt: 2 }

let root: string
let folder: string
let file: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'quincunx-keys-'))
  folder = join(root, 'quincunx')
  file = join(folder, 'houses.json')
  return () => rm(root, { recursive: true, force: true })
})

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

describe('a keyring', () => {
  it('has a key for each house, the last one used first, and forgets one alone', async () => {
    const keyring = openCredentialStore(folder)
    expect(await keyring.list()).toEqual([])
    await Promise.all([keyring.put(HERE, ANN), keyring.put(THERE, BO)])
    expect((await openCredentialStore(folder).list()).map(house => house.address)).toEqual([THERE, HERE])
    expect(await keyring.find(HERE)).toEqual(ANN)
    await keyring.remove(HERE)
    expect(await keyring.find(HERE)).toBeUndefined()
    expect(await keyring.find(THERE)).toEqual(BO)
    expect(await keyring.find('__proto__')).toBeUndefined()
  })

  it('can be read by its owner only, folder and file, and leaves no drafts', async () => {
    await openCredentialStore(folder).put(HERE, ANN)
    expect([await modeOf(folder), await modeOf(file)]).toEqual([0o700, 0o600])
    expect(await readdir(folder)).toEqual(['houses.json'])
  })

  it('takes laxer rights back as soon as it is read', async () => {
    const keyring = openCredentialStore(folder)
    await keyring.put(HERE, ANN)
    await chmod(file, 0o644)
    await keyring.find(HERE)
    expect(await modeOf(file)).toBe(0o600)
  })

  it.each([
    ['cut off', '{"format": "quincunx houses", "formatV'],
    ['of another kind', '{"format": "something else"}'],
    ['of a later format', '{"format": "quincunx houses", "formatVersion": 2, "houses": {}}'],
    ['with a key that is none', `{"format": "quincunx houses", "formatVersion": 1, "houses": {"x": 7}}`],
    ['nothing', 'null'],
  ])('that is %s is told in a sentence, and never overwritten', async (_, text) => {
    await mkdir(folder)
    await writeFile(file, text)
    const keyring = openCredentialStore(folder)
    for (const work of [() => keyring.list(), () => keyring.put(HERE, ANN), () => keyring.remove(HERE)])
      await expect(work()).rejects.toThrow(/is damaged and was left as it is\. Repair it, or move it away/)
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  it('that cannot be read or written is told in a sentence', async () => {
    await mkdir(file, { recursive: true })
    await expect(openCredentialStore(folder).list()).rejects.toThrow(UserError)
    await expect(openCredentialStore(join(root, 'a-file', 'below')).find(HERE)).resolves.toBeUndefined()
    await writeFile(join(root, 'a-file'), '')
    await expect(openCredentialStore(join(root, 'a-file', 'below')).put(HERE, ANN)).rejects.toThrow(
      /cannot be/,
    )
  })

  it('goes on after a failure', async () => {
    await mkdir(folder)
    await writeFile(file, 'damaged')
    const keyring = openCredentialStore(folder)
    await expect(keyring.put(HERE, ANN)).rejects.toThrow('damaged')
    await rm(file)
    await keyring.put(HERE, ANN)
    expect(await keyring.find(HERE)).toEqual(ANN)
  })
})

describe('its folder', () => {
  const home = '/home/ann'
  it.each([
    [{ QUINCUNX_CONFIG: '/here', XDG_CONFIG_HOME: '/xdg' }, 'linux', '/here'],
    [{ XDG_CONFIG_HOME: '/xdg' }, 'linux', '/xdg/quincunx'],
    [{}, 'linux', '/home/ann/.config/quincunx'],
    [{ APPDATA: '/roaming' }, 'win32', '/roaming/quincunx'],
    [{ APPDATA: '/roaming' }, 'linux', '/home/ann/.config/quincunx'],
  ])('with %j on %s is %s', (variables, platform, folder) => {
    expect(configFolder({ variables, platform, home })).toBe(folder)
  })
})
