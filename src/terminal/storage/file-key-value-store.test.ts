import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openFileKeyValueStore } from './file-key-value-store.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quincunx-memory-'))
  return () => rm(folder, { recursive: true, force: true })
})

describe('a key-value store in a folder', () => {
  it('is empty at first, and then has the last value', () => {
    const memory = openFileKeyValueStore(join(folder, 'not', 'yet'))
    expect(memory.get('lesson solitudo')).toBeUndefined()
    memory.set('lesson solitudo', 'pair')
    memory.set('lesson solitudo', 'corner')
    expect(openFileKeyValueStore(join(folder, 'not', 'yet')).get('lesson solitudo')).toBe('corner')
    expect(memory.get('lesson')).toBeUndefined()
  })

  it('ignores values that cannot be written', async () => {
    await writeFile(join(folder, 'file'), '')
    const memory = openFileKeyValueStore(join(folder, 'file'))
    memory.set('clock', 'hidden')
    expect(memory.get('clock')).toBeUndefined()
  })
})
