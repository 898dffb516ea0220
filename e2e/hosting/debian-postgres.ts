import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onCleanup } from '#testing/wire/cleanup.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { freePort, newFolder } from '../faults/server.ts'

const PROGRAMS = '/usr/lib/postgresql/15/bin'

/** Debian's PostgreSQL in a folder of its own, with nobody in it but the superuser, as after its installation. */
export class DebianPostgres {
  readonly port: number
  /** The folder in the place of /var/lib/postgresql/15/main. */
  readonly data: string
  #isRunning = false

  private constructor(port: number, data: string) {
    this.port = port
    this.data = data
  }

  /** A server that has no files yet. */
  static async prepare(): Promise<DebianPostgres> {
    if (!existsSync(PROGRAMS))
      throw new Error('PostgreSQL is needed for this test: apt-get install postgresql')
    const folder = await newFolder()
    giveToPostgres(folder)
    const postgres = new DebianPostgres(await freePort(), join(folder, 'main'))
    onCleanup(async () => {
      postgres.stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    })
    return postgres
  }

  static async start(): Promise<DebianPostgres> {
    const postgres = await DebianPostgres.prepare()
    postgres.run(`initdb --pgdata=${postgres.data} --auth=trust --no-sync`)
    postgres.configure(
      `port = ${postgres.port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${postgres.data}'`,
    )
    await postgres.start()
    return postgres
  }

  url(name = 'quincunx'): string {
    return `postgres://quincunx:PASSWORD@127.0.0.1:${this.port}/${name}`
  }

  configure(settings: string): void {
    appendFileSync(join(this.data, 'postgresql.conf'), `\n${settings}\n`)
  }

  allow(line: string): void {
    appendFileSync(join(this.data, 'pg_hba.conf'), `${line}\n`)
  }

  async start(): Promise<void> {
    const log = join(this.data, '..', `log-${Date.now()}`)
    this.run(`pg_ctl --pgdata=${this.data} --log=${log} --timeout=60 --no-wait start`)
    this.#isRunning = true
    await waitUntil(() => this.tryRun('pg_isready --quiet').status === 0, 'PostgreSQL is ready')
  }

  stop(mode: 'fast' | 'immediate' = 'fast'): void {
    if (this.#isRunning) this.tryRun(`pg_ctl --pgdata=${this.data} --mode=${mode} stop`)
    this.#isRunning = false
  }

  /** Runs commands of the guide as PostgreSQL's user, and returns what they print. */
  run(commands: string, input = ''): string {
    const { status, stdout, stderr } = this.tryRun(commands, input)
    if (status !== 0) throw new Error(`${commands}\nended with ${status}: ${stderr}`)
    return stdout.trim()
  }

  query(statement: string, name = 'quincunx'): string {
    return this.run(`psql --no-align --tuples-only --dbname=${name} --command="${statement}"`)
  }

  /** In a session of its own, so that a question for a password is asked on standard input. */
  tryRun(commands: string, input = ''): SpawnSyncReturns<string> {
    const { PATH } = process.env
    return spawnSync('setsid', ['--wait', 'sh', '-e', '-c', commands], {
      ...{ input, encoding: 'utf8', cwd: '/', ...postgresUser() },
      env: {
        ...{
          PATH: `${PROGRAMS}:${PATH}`,
          PGHOST: '127.0.0.1',
          PGPORT: String(this.port),
          PGUSER: 'postgres',
        },
        ...{ DATABASE_URL: this.url(), PGPASSWORD: 'PASSWORD' },
      },
    })
  }
}

/** A folder that PostgreSQL's user can write to. */
export async function newPostgresFolder(...names: readonly string[]): Promise<string> {
  const folder = await newFolder()
  giveToPostgres(folder)
  onCleanup(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of names) {
    mkdirSync(join(folder, name))
    giveToPostgres(join(folder, name))
  }
  return folder
}

function giveToPostgres(folder: string): void {
  const { uid, gid } = postgresUser()
  if (uid !== undefined) chownSync(folder, uid, gid)
}

/** PostgreSQL does not run as root. */
function postgresUser(): { readonly uid?: number; readonly gid: number } {
  const gid = process.getgid!()
  if (process.getuid?.() !== 0) return { gid }
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
