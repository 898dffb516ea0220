import { describe } from 'vitest'
import { checkProxy, checkRestart } from './proxy-checks.ts'
import { startCaddy } from './reverse-proxy.ts'

describe('Caddy as docs/hosting.md configures it', () => {
  checkRestart(checkProxy(startCaddy))
})
