import { readFileSync } from 'node:fs'
import { ROOT } from '../paths.ts'

const GUIDE = 'docs/hosting.md'

/** The block of code in the guide for hosts that contains this text. */
export function documentedBlock(text: string): string {
  const guide = readFileSync(`${ROOT}${GUIDE}`, 'utf8')
  const blocks = [...guide.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block]) => block!)
  const [found, ...others] = blocks.filter(block => block.includes(text))
  if (found === undefined || others.length > 0)
    throw new Error(`${GUIDE} must have one block with “${text}”, not ${found ? others.length + 1 : 0}`)
  return found
}

/** Replaces names, paths and ports. Every text must be there, or the test would try something else than the guide says. */
export function withReplacements(text: string, replacements: Readonly<Record<string, string>>): string {
  let result = text
  for (const [old, replacement] of Object.entries(replacements)) {
    if (!result.includes(old)) throw new Error(`“${old}” is not in:\n${text}`)
    result = result.replaceAll(old, replacement)
  }
  return result
}
