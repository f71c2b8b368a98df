import * as z from 'zod'
import * as legal from '../legal.ts'
import { limits } from '../limits.ts'
import { acknowledged, withVersion } from '../responses.ts'
import * as shop from '../shop.ts'
import { visitReport } from '../visits.ts'
import { adminRead, type Call, replacing } from './call.ts'

export const shopCalls = {
  uploadImage: {
    summary: 'Store an image (JPEG, PNG, WebP or AVIF, at most 5 MB) in the multipart field `image`',
    access: 'signed in',
    bodyType: 'multipart',
    // The boundaries and headers around the image.
    bodyKilobytes: limits.imageBytes / 1024 + 16,
    response: shop.storedImage,
    perMinute: 20,
    errors: ['payload_too_large', 'unsupported_type', 'image_host_failed', 'busy'],
  },
  getSettings: {
    summary: "The shop's parameters that pages need",
    access: 'anyone',
    response: shop.settings,
    // Short, because maintenance is announced here.
    cdnSeconds: 30,
    unlimited: 'made once in 30 seconds, and the first thing that every page needs',
  },
  getLegalPages: {
    summary:
      'The terms of sale and the other pages that the shop owner writes, as far as they are written, and the seller with its tax number',
    access: 'anyone',
    response: legal.legalPages.extend(withVersion),
    cdnSeconds: 5,
    unlimited: 'made once in 5 seconds, of one document',
  },
  saveLegalPages: {
    summary:
      'Replace these texts, if they are still of the `version` that was read. Former terms of sale are kept: orders name those that they were placed under',
    ...replacing(legal.legalTexts),
    bodyKilobytes: 320,
  },
  getWaitingCounts: {
    summary: "What waits for an admin, for the dashboard's menu",
    ...adminRead,
    response: shop.waitingCounts,
  },
  getOverview: {
    summary: "The dashboard's numbers",
    ...adminRead,
    response: shop.overview,
  },
  reportVisit: {
    summary:
      'How fast a page was, or where its code failed, from browsers whose owner agreed. It is logged, and nothing in it says whose it is',
    access: 'anyone',
    body: visitReport,
    response: acknowledged,
    perMinute: 20,
    keepsPublicLists: true,
  },
  getHealth: {
    summary: 'Health of the shop and the services it depends on; 503 while the database does not respond',
    access: 'anyone',
    response: shop.health,
    statusOf: (response) => (shop.health.parse(response).status === 'down' ? 503 : 200),
    // Repeated requests cost neither reads nor calls to Stripe.
    cdnSeconds: 5,
    unlimited: 'made once in 5 seconds, and monitors must not be refused',
  },
  getOpenApi: {
    summary: 'This contract as an OpenAPI 3.1 document',
    access: 'anyone',
    response: z.record(z.string(), z.unknown()),
    cdnSeconds: 300,
    unlimited: 'made once in 5 minutes, of nothing that has to be read',
  },
} as const satisfies Record<string, Call>
