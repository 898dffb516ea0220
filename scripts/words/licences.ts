import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundledPackages } from './bundled-packages.ts'

export const LOCKFILE = 'package-lock.json'

interface LockedPackage {
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

interface Package {
  readonly name: string
  readonly licence: string
  readonly text: string
}

/** The licences of the fonts and libraries that are distributed with the programs; packages with the same text are grouped. */
export function libraryLicences(root: string, bundled: BundledPackages): string {
  const byText = Map.groupBy(bundledPackages(root, bundled), ({ licence, text }) => `${licence}\n${text}`)
  return [...byText.values()]
    .map(group => {
      const { licence, text } = group[0]!
      const names = group.map(({ name }) => name).join(', ')
      return text === '' ? `### ${names}\n\n${licence}\n` : `### ${names}\n\n\`\`\`\n${text}\n\`\`\`\n`
    })
    .join('\n')
}

function bundledPackages(
  root: string,
  { packages, buildTools, licenceCopies }: BundledPackages,
): readonly Package[] {
  const { packages: locked } = JSON.parse(readFileSync(join(root, LOCKFILE), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const bundled = new Set(buildTools.map(name => `node_modules/${name}`))
  for (const name of packages) addWithDependencies(bundled, locked, '', name)
  return Object.entries(locked).flatMap(([path, { version, license = '' }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const copy = licenceCopies?.[name]
    if (!bundled.has(path) || (copy === undefined && !existsSync(join(root, path)))) return []
    const text =
      copy === undefined ? licenceText(join(root, path)) : readFileSync(join(root, copy), 'utf8').trim()
    return [{ name: `${name} ${version}`, licence: license, text }]
  })
}

/** Adds the package that this name means in a folder, as Node resolves it, and everything it depends on. */
function addWithDependencies(
  bundled: Set<string>,
  locked: Readonly<Record<string, LockedPackage>>,
  folder: string,
  name: string,
): void {
  const path = join(folder, 'node_modules', name).replaceAll('\\', '/')
  const found = locked[path]
  if (!found) {
    if (folder === '') throw new Error(`${LOCKFILE} does not have ${name}`)
    addWithDependencies(bundled, locked, parentOf(folder), name)
    return
  }
  if (bundled.has(path)) return
  bundled.add(path)
  for (const dependency of Object.keys(found.dependencies ?? {}))
    addWithDependencies(bundled, locked, path, dependency)
}

/** The folder whose node_modules has this one. */
function parentOf(folder: string): string {
  return folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
}

function licenceText(folder: string): string {
  const file = readdirSync(folder).find(name => /^(licen[cs]e|copying)/i.test(name))
  if (file === undefined) return ''
  // The dependencies bundled inside a build tool are not part of its output.
  return readFileSync(join(folder, file), 'utf8')
    .replace(/^# Licenses of bundled dependencies$[\s\S]*/m, '')
    .trim()
}
