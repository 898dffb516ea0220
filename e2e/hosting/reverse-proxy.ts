import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { onCleanup } from '#testing/wire/cleanup.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { freePort, newFolder } from '../faults/server.ts'
import { documentedBlock, withReplacements } from './documented-block.ts'

export const HOST_NAME = 'play.example.org'

const CADDY_LINE = '\treverse_proxy 127.0.0.1:4747\n'

/** A real proxy with the configuration of the guide, on the loopback interface. */
export interface ReverseProxy {
  readonly httpPort: number
  readonly httpsPort: number
  /** The certificate authority that clients have to trust. */
  readonly ca: string
}

/** Debian's nginx with Debian's main configuration, changed as the guide says. */
export function startNginx(serverPort: number): Promise<ReverseProxy> {
  return startNginxWith(
    withReplacements(documentedBlock('limit_req_zone'), { '127.0.0.1:4747': `127.0.0.1:${serverPort}` }),
  )
}

/** The same in front of two servers. */
export function startNginxForTwo(ports: readonly [number, number]): Promise<ReverseProxy> {
  const upstream = withReplacements(documentedBlock('upstream quincunx'), addressesOf(ports))
  const pass = documentedBlock('proxy_pass http://quincunx')
  const site = documentedBlock('limit_req_zone')
  return startNginxWith(
    upstream + withReplacements(site, { '        proxy_pass http://127.0.0.1:4747;\n': pass }),
  )
}

async function startNginxWith(configuration: string): Promise<ReverseProxy> {
  const { folder, httpPort, httpsPort } = await prepare()
  const certificate = createCertificate(folder)
  const site = withReplacements(configuration, {
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen [::]:80;': '',
    'listen 443 ': `listen 127.0.0.1:${httpsPort} `,
    'listen [::]:443 ssl http2;': '',
    '/etc/letsencrypt/live/play.example.org/fullchain.pem': certificate.file,
    '/etc/letsencrypt/live/play.example.org/privkey.pem': certificate.keyFile,
  })
  const main = readFileSync('/etc/nginx/nginx.conf', 'utf8')
    .replace(/^events \{[\s\S]*?^\}$/m, documentedBlock('worker_connections'))
    .replaceAll('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace('/etc/nginx/conf.d/*.conf', join(folder, 'none/*.conf'))
    .replace('/etc/nginx/sites-enabled/*', join(folder, 'quincunx'))
  writeFileSync(join(folder, 'quincunx'), site)
  writeFileSync(join(folder, 'nginx.conf'), main)
  await start('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], httpsPort)
  return { httpPort, httpsPort, ca: readFileSync(certificate.file, 'utf8') }
}

/** Caddy, which gets its certificate from an authority of its own instead of Let's Encrypt. */
export function startCaddy(serverPort: number): Promise<ReverseProxy> {
  const site = documentedBlock(CADDY_LINE)
  return startCaddyWith(withReplacements(site, { '127.0.0.1:4747': `127.0.0.1:${serverPort}` }))
}

/** The same in front of two servers. */
export function startCaddyForTwo(ports: readonly [number, number]): Promise<ReverseProxy> {
  const pass = withReplacements(documentedBlock('health_uri'), addressesOf(ports))
  return startCaddyWith(withReplacements(documentedBlock(CADDY_LINE), { [CADDY_LINE]: pass }))
}

async function startCaddyWith(site: string): Promise<ReverseProxy> {
  const { folder, httpPort, httpsPort } = await prepare()
  const options = [
    'local_certs',
    'skip_install_trust',
    'admin off',
    'default_bind 127.0.0.1',
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    `storage file_system ${folder}/storage`,
  ]
  writeFileSync(join(folder, 'Caddyfile'), `{\n\t${options.join('\n\t')}\n}\n\n${site}`)
  await start('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], httpsPort)
  const root = join(folder, 'storage/pki/authorities/local/root.crt')
  const leaf = join(folder, `storage/certificates/local/${HOST_NAME}/${HOST_NAME}.crt`)
  await waitUntil(() => existsSync(root) && existsSync(leaf), 'Caddy has its certificate')
  return { httpPort, httpsPort, ca: readFileSync(root, 'utf8') }
}

function addressesOf([first, second]: readonly [number, number]) {
  return { '10.0.0.1:4747': `127.0.0.1:${first}`, '10.0.0.2:4747': `127.0.0.1:${second}` }
}

async function prepare() {
  const folder = await newFolder()
  // nginx opens its logs as root, but writes request bodies as another user.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'none'))
  onCleanup(() => rm(folder, { recursive: true, force: true }))
  return { folder, httpPort: await freePort(), httpsPort: await freePort() }
}

function createCertificate(folder: string): { readonly file: string; readonly keyFile: string } {
  const [file, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', `/CN=${HOST_NAME}`, '-addext', `subjectAltName=DNS:${HOST_NAME}`]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile]
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, '-out', file, ...subject], {
    stdio: 'pipe',
  })
  return { file, keyFile }
}

/** Starts the program and resolves when it listens. */
async function start(program: string, programArguments: readonly string[], port: number): Promise<void> {
  const child: ChildProcess = spawn(program, programArguments, { stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr!.on('data', text => {
    stderr += text
  })
  let failure: Error | undefined
  child.on('error', error => {
    failure = new Error(`${program} is needed for this test (apt-get install ${program}): ${error.message}`)
  })
  onCleanup(async () => {
    if (child.exitCode !== null || child.pid === undefined) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  })
  await waitUntil(() => {
    if (failure) throw failure
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}: ${stderr}`)
    return isOpen(port)
  }, `${program} listens`)
}

function isOpen(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
