import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { makeFolder } from './make-folder.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'quincunx-folder-'))

test('a folder is made with those above it, and one that is there is left as it is', () => {
  const folder = join(newFolder(), 'a', 'b')
  makeFolder(folder)
  makeFolder(folder)
  expect(statSync(folder).isDirectory()).toBe(true)
})

test('a folder that cannot be made is an error at once, not an endless attempt', () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  expect(() => makeFolder(file)).toThrow(/EEXIST/)
  expect(() => makeFolder(join(file, 'inside'))).toThrow(/EEXIST|ENOTDIR/)
  if (process.platform === 'linux') expect(() => makeFolder('/proc/x/y')).toThrow(/ENOENT/)
})

test('a folder is locked by one process at a time, and a killed process leaves no lock', async () => {
  const folder = newFolder()
  const script = `import { lockFolder } from ${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)}
    console.log(lockFolder(${JSON.stringify(folder)}) ? 'locked' : 'refused')
    setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script])
  onTestFinished(() => void holder.kill('SIGKILL'))
  const [said] = await once(holder.stdout, 'data')
  expect(String(said)).toBe('locked\n')
  expect(lockFolder(folder)).toBeUndefined()
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const lock = lockFolder(folder)
  expect(lock).toBeDefined()
  lock!.release()
  const again = lockFolder(folder)
  expect(again).toBeDefined()
  again!.release()
})
