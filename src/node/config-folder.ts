import { join } from 'node:path'

export interface Environment {
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly platform: string
  readonly home: string
}

/** The folder for the user's settings, by the conventions of the platform. */
export function configFolder({ variables, platform, home }: Environment): string {
  const { QUINCUNX_CONFIG, XDG_CONFIG_HOME, APPDATA } = variables
  if (QUINCUNX_CONFIG) return QUINCUNX_CONFIG
  if (platform === 'win32' && APPDATA) return join(APPDATA, 'quincunx')
  return join(XDG_CONFIG_HOME || join(home, '.config'), 'quincunx')
}
