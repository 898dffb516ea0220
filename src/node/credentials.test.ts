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
  file = join(folder, 'servers.json')
  return () => rm(root, { recursive: true, force: true })
})

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

describe('the credential store', () => {
  it('has a credential for each server, the last used first, and removes one alone', async () => {
    const store = openCredentialStore(folder)
    expect(await store.list()).toEqual([])
    await Promise.all([store.put(HERE, ANN), store.put(THERE, BO)])
    expect((await openCredentialStore(folder).list()).map(server => server.address)).toEqual([THERE, HERE])
    expect(await store.find(HERE)).toEqual(ANN)
    await store.remove(HERE)
    expect(await store.find(HERE)).toBeUndefined()
    expect(await store.find(THERE)).toEqual(BO)
    expect(await store.find('__proto__')).toBeUndefined()
  })

  it('makes folder and file readable by the owner only, and leaves no temporary files', async () => {
    await openCredentialStore(folder).put(HERE, ANN)
    expect([await modeOf(folder), await modeOf(file)]).toEqual([0o700, 0o600])
    expect(await readdir(folder)).toEqual(['servers.json'])
  })

  it('restores the permissions of the file when it reads it', async () => {
    const store = openCredentialStore(folder)
    await store.put(HERE, ANN)
    await chmod(file, 0o644)
    await store.find(HERE)
    expect(await modeOf(file)).toBe(0o600)
  })

  it.each([
    ['cut off', '{"format": "quincunx servers", "formatV'],
    ['of another kind', '{"format": "something else"}'],
    ['of a later format', '{"format": "quincunx servers", "formatVersion": 2, "servers": {}}'],
    ['with an invalid credential', `{"format": "quincunx servers", "formatVersion": 1, "servers": {"x": 7}}`],
    ['empty', 'null'],
  ])('reports a file that is %s in a sentence, and never overwrites it', async (_, text) => {
    await mkdir(folder)
    await writeFile(file, text)
    const store = openCredentialStore(folder)
    for (const work of [() => store.list(), () => store.put(HERE, ANN), () => store.remove(HERE)])
      await expect(work()).rejects.toThrow(/is damaged and was left as it is\. Repair it, or move it away/)
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  it('reports a file that cannot be read or written in a sentence', async () => {
    await mkdir(file, { recursive: true })
    await expect(openCredentialStore(folder).list()).rejects.toThrow(UserError)
    await expect(openCredentialStore(join(root, 'a-file', 'below')).find(HERE)).resolves.toBeUndefined()
    await writeFile(join(root, 'a-file'), '')
    await expect(openCredentialStore(join(root, 'a-file', 'below')).put(HERE, ANN)).rejects.toThrow(
      /can’t be read/,
    )
  })

  it('opens the file of the first edition, and replaces it at the first change', async () => {
    await mkdir(folder)
    const first = join(folder, 'houses.json')
    const text = { format: 'quincunx houses', formatVersion: 1, houses: { [HERE]: ANN } }
    await writeFile(first, JSON.stringify(text))
    const store = openCredentialStore(folder)
    expect(await store.find(HERE)).toEqual(ANN)
    expect(await readdir(folder)).toEqual(['houses.json'])
    await store.put(THERE, BO)
    expect(await readdir(folder)).toEqual(['servers.json'])
    expect((await openCredentialStore(folder).list()).map(server => server.name)).toEqual(['Bo', 'Ann'])
    await store.remove(HERE)
    expect(await openCredentialStore(folder).find(HERE)).toBeUndefined()
  })

  it('works again after a failure', async () => {
    await mkdir(folder)
    await writeFile(file, 'damaged')
    const store = openCredentialStore(folder)
    await expect(store.put(HERE, ANN)).rejects.toThrow('damaged')
    await rm(file)
    await store.put(HERE, ANN)
    expect(await store.find(HERE)).toEqual(ANN)
  })
})

describe('the config folder', () => {
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
