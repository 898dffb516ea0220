import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const LOCKFILE = 'package-lock.json'

interface LockedPackage {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly devOptional?: boolean
  readonly peer?: boolean
}

interface Package {
  readonly name: string
  readonly licence: string
  readonly text: string
}

/** Development dependencies whose code ends up in the build. */
const BUNDLED_BUILD_TOOLS = ['node_modules/vite', 'node_modules/assemblyscript']

/** The licences of the fonts and libraries that are distributed with the programs; packages with the same text are grouped. */
export function libraryLicences(root: string): string {
  const byText = Map.groupBy(packages(root), ({ licence, text }) => `${licence}\n${text}`)
  return [...byText.values()]
    .map(group => {
      const { licence, text } = group[0]!
      const names = group.map(({ name }) => name).join(', ')
      return text === '' ? `### ${names}\n\n${licence}\n` : `### ${names}\n\n\`\`\`\n${text}\n\`\`\`\n`
    })
    .join('\n')
}

function packages(root: string): readonly Package[] {
  const lock = JSON.parse(readFileSync(join(root, LOCKFILE), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(lock.packages)
    .filter(([path, { dev, optional, devOptional, peer }]) => {
      const isOmitted = (dev || optional || devOptional || peer) && !BUNDLED_BUILD_TOOLS.includes(path)
      return path.startsWith('node_modules/') && !isOmitted && existsSync(join(root, path))
    })
    .map(([path, { version, license = '' }]) => ({
      name: `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`,
      licence: license,
      text: licenceText(join(root, path)),
    }))
}

function licenceText(folder: string): string {
  const file = readdirSync(folder).find(name => /^(licen[cs]e|copying)/i.test(name))
  if (file === undefined) return ''
  // The dependencies bundled inside a build tool are not part of its output.
  return readFileSync(join(folder, file), 'utf8')
    .replace(/^# Licenses of bundled dependencies$[\s\S]*/m, '')
    .trim()
}
