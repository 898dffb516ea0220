import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { onCleanup } from '#testing/wire/cleanup.ts'
import { newFolder, startServer } from '../faults/server.ts'
import { ROOT } from '../paths.ts'
import { documentedBlock, withReplacements } from './documented-block.ts'

/** Writes the text to a file of this name and runs a checking program on it; `beside` are further files. */
async function checkFile(
  name: string,
  text: string,
  command: readonly [string, ...string[]],
  beside: Readonly<Record<string, string>> = {},
) {
  const folder = await newFolder()
  onCleanup(() => rm(folder, { recursive: true, force: true }))
  for (const [path, content] of Object.entries({ ...beside, [name]: text })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return run([...command, join(folder, name)])
}

function run([program, ...programArguments]: readonly string[], input = '') {
  const { status, stdout, stderr, error } = spawnSync(program!, programArguments, { input, encoding: 'utf8' })
  if (error) throw new Error(`${program} is needed for this test: ${error.message}`)
  return { status, output: stdout + stderr }
}

test.each([
  ['the unit', {}],
  ['its changes for a database', { 'quincunx.service.d/database.conf': 'EnvironmentFile' }],
])('systemd accepts %s without a remark', async (_, dropIns) => {
  const read = (text: string) => withReplacements(documentedBlock(text), { '/opt/quincunx/': ROOT })
  const beside = Object.fromEntries(Object.entries(dropIns).map(([path, text]) => [path, read(text)]))
  const verify = ['systemd-analyze', 'verify'] as const
  const checked = await checkFile('quincunx.service', read('[Unit]'), [...verify], beside)
  // Remarks about other units of this machine do not count.
  const remarks = checked.output.split('\n').filter(line => line.includes('quincunx'))
  expect([checked.status, remarks]).toEqual([0, []])
})

test('Prometheus accepts the rules for alarms', async () => {
  const { status, output } = await checkFile('rules.yml', documentedBlock('alert:'), [
    'promtool',
    'check',
    'rules',
  ])
  expect([status, output]).toEqual([0, expect.stringContaining('SUCCESS')])
})

test('Prometheus accepts the scrape configuration', async () => {
  const { status } = await checkFile('prometheus.yml', documentedBlock('scrape_configs'), [
    ...(['promtool', 'check', 'config'] as const),
  ])
  expect(status).toBe(0)
})

test('Prometheus reads the metrics of the server', async () => {
  const { url } = await startServer({ strict: true })
  const { status, output } = run(
    ['promtool', 'check', 'metrics'],
    await (await fetch(`${url}/metrics`)).text(),
  )
  // promtool remarks on names that the library for Node has given to its own figures.
  const remarks = output.split('\n').filter(line => line !== '' && !line.startsWith('quincunx_nodejs_'))
  expect(remarks).toEqual([])
  expect([0, 3]).toContain(status)
})
