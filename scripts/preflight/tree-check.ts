import { spawnSync } from 'node:child_process'
import { root } from '../shop/layout.ts'
import { type Check, type Finding, found } from './finding.ts'

/** `changes` is the output of `git status --porcelain`; without a repository it is undefined. */
export function treeFindings(changes: string | undefined, { dirty }: { dirty: boolean }): Finding[] {
  if (dirty) return []
  if (changes === undefined) {
    return found(
      'This folder has no git history, so nobody could tell later what was deployed.',
      'Deploy from a clone of the repository, or pass --dirty.',
    )
  }
  const files = changes.split('\n').filter((line) => line !== '')
  if (files.length === 0) return []
  const named = files.slice(0, 5).map((line) => line.slice(3))
  return found(
    `The working tree has uncommitted changes: ${named.join(', ')}${files.length > 5 ? ' ...' : ''}`,
    'Commit or stash them, or pass --dirty.',
  )
}

export const treeCheck: Check = {
  name: 'tree',
  async run(target) {
    const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
    return treeFindings(status === 0 ? stdout : undefined, target)
  },
}
