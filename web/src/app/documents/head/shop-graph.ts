import type { BreadcrumbList, OnlineStore } from 'schema-dts'
import { seller } from '#config/seller.ts'
import { shop } from '#config/shop.ts'
import * as m from '#texts/documents.ts'

export interface Crumb {
  name: string
  path: string
}

const shopId = (site: string) => `${site}/#shop`

export function shopNode(site: string): OnlineStore {
  return {
    '@type': 'OnlineStore',
    '@id': shopId(site),
    name: shop.name,
    url: `${site}/`,
    logo: `${site}/apple-touch-icon.png`,
    description: m.organizationDescription(),
    legalName: seller.name,
    ...(seller.address ? { address: seller.address } : {}),
    ...(seller.phone ? { telephone: seller.phone } : {}),
    ...(seller.email ? { email: seller.email } : {}),
  }
}

export const theShop = (site: string) => ({ '@id': shopId(site) })

export function breadcrumbNode(crumbs: readonly Crumb[], site: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  }
}
