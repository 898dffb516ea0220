import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it, onTestFinished } from 'vitest'
import { COMMAND, ROOT } from '../paths.ts'
import { runPiped, temporaryFolder } from './pipe.ts'

/** How the launcher hands over: in its own process, by becoming another one, or to a child, as on an old Node. */
const WAYS = {
  here: { node: async () => process.execPath, before: '' },
  become: { node: linkedNode, before: '' },
  child: { node: linkedNode, before: 'delete process.execve;' },
} as const

/** The same Node under another path, which the launcher takes for another one. */
async function linkedNode(): Promise<string> {
  const path = join(await temporaryFolder(), 'node')
  await symlink(process.execPath, path)
  return path
}

async function launch(way: keyof typeof WAYS, commandArguments: readonly string[]): Promise<ChildProcess> {
  const { node, before } = WAYS[way]
  const script = `${before} require('./scripts/launch.cjs').handOver(...${JSON.stringify([
    await node(),
    COMMAND,
    commandArguments,
  ])})`
  const launcher = spawn(process.execPath, ['--eval', script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void launcher.kill('SIGKILL'))
  return launcher
}

async function launchServer(way: keyof typeof WAYS) {
  const data = await temporaryFolder()
  const launcher = await launch(way, ['serve', '--port', '0', '--data', data])
  const lines = createInterface({ input: launcher.stdout! })
  const [line] = await once(lines, 'line')
  return { data, launcher, address: /http:\S+/.exec(String(line))![0] }
}

const isReachable = (address: string) =>
  fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  )

describe.each(Object.keys(WAYS) as readonly (keyof typeof WAYS)[])('a launcher that hands over: %s', way => {
  it('passes on arguments, output and the exit code', async () => {
    const launcher = await launch(way, ['dance'])
    let errors = ''
    launcher.stderr!.on('data', text => {
      errors += text
    })
    const [code] = await once(launcher, 'close')
    expect(errors).toMatch(/^quincunx: There.*“dance”/)
    expect(code).toBe(2)
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'passes on %s, which ends a server cleanly',
    async signal => {
      const { launcher, address } = await launchServer(way)
      expect(await isReachable(address)).toBe(true)
      launcher.kill(signal)
      const [code] = await once(launcher, 'exit')
      expect(code).toBe(0)
      expect(await isReachable(address)).toBe(false)
    },
  )

  it('leaves no server behind when it is killed', async () => {
    const { launcher, address, data } = await launchServer(way)
    launcher.kill('SIGKILL')
    // The output closes when the last process that holds it has ended.
    await once(launcher, 'close')
    expect(await isReachable(address)).toBe(false)
    const again = await launch(way, ['serve', '--port', '0', '--data', data])
    const [line] = await once(createInterface({ input: again.stdout! }), 'line')
    expect(String(line)).toContain('open at')
  })
})

it('a second server on the same folder is refused with a sentence', async () => {
  const { data, address } = await launchServer('here')
  const { errors, code } = await runPiped({ commandArguments: ['serve', '--port', '0', '--data', data] })
  expect(errors).toContain(`quincunx: Another server at ${address} (process `)
  expect(errors).toContain(`) is already using ${data}. Stop it first, or choose another folder with --data.`)
  expect(code).toBe(1)
  expect(await isReachable(address)).toBe(true)
})

it('a child that was killed leaves no alternate screen and no hidden cursor', async () => {
  const script = join(await temporaryFolder(), 'killed.cjs')
  await writeFile(
    script,
    "process.stdout.write('\\u001b[?1049h', () => process.kill(process.pid, 'SIGKILL'))\n",
  )
  const [node, launcher] = [await linkedNode(), join(ROOT, 'scripts', 'launch.cjs')]
  const code = `delete process.execve; require(${JSON.stringify(launcher)}).handOver(${JSON.stringify(node)}, ${JSON.stringify(script)}, [])`
  const file = join(await temporaryFolder(), 'launch.cjs')
  await writeFile(file, code)
  // `script` gives the launcher a terminal.
  const { stdout } = spawnSync('script', ['-qec', `${process.execPath} ${file}`, '/dev/null'], {
    encoding: 'utf8',
    input: '',
  })
  const written = stdout.slice(stdout.indexOf('[?1049h'))
  for (const restored of ['[?1047l', '[?25h', '[?1000l']) expect(written).toContain(restored)
})
