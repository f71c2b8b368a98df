import { Failure } from '../shop/failure.ts'

const hasChannels = (value: unknown): value is { channels: unknown[] } =>
  typeof value === 'object' && value !== null && 'channels' in value && Array.isArray(value.channels)

/**
 * The address of a preview channel and the site that it belongs to, from the `result` of
 * `firebase hosting:channel:list --json`. Throws a Failure if there is no such channel.
 */
export function findChannel(result: unknown, channel: string): { url: string; site: string } {
  const found = (hasChannels(result) ? result.channels : []).find(
    (known): known is { name: string; url: string } =>
      typeof known === 'object' &&
      known !== null &&
      'url' in known &&
      typeof known.url === 'string' &&
      'name' in known &&
      typeof known.name === 'string' &&
      known.name.endsWith(`/channels/${channel}`),
  )
  if (!found) throw new Failure(`Hosting has no channel ${channel}.`)
  return { url: found.url, site: found.name.split('/').at(-3) ?? '' }
}
