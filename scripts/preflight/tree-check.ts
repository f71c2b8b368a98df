import { spawnSync } from 'node:child_process'
import { root } from '../shop/layout.ts'
import type { Check, Finding } from './finding.ts'

/** `changes` is what `git status --porcelain` says; without a repository it is unknown. */
export function treeFindings(changes: string | undefined, { dirty }: { dirty: boolean }): Finding[] {
  if (dirty) return []
  if (changes === undefined) {
    return [
      {
        problem: 'This folder has no git history, so nobody can tell later what was deployed.',
        remedy: 'Deploy from a clone of the repository, or say --dirty.',
      },
    ]
  }
  const files = changes.split('\n').filter((line) => line !== '')
  if (files.length === 0) return []
  const named = files.slice(0, 5).map((line) => line.slice(3))
  return [
    {
      problem: `The working tree has changes that no commit holds: ${named.join(', ')}${files.length > 5 ? ' ...' : ''}`,
      remedy: 'Commit or stash them, or say --dirty.',
    },
  ]
}

export const treeCheck: Check = {
  name: 'tree',
  async run(target) {
    const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
    return treeFindings(status === 0 ? stdout : undefined, target)
  },
}
