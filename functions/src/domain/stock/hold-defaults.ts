import { productDefaults } from '../catalog/product-defaults.ts'
import { skusFor } from '../catalog/sku-rules.ts'

interface StoredHold {
  productId: string
  productName: string
  sku?: string
  unit?: string
}

/** A hold as it was stored, with the SKU and unit that a product has until an admin sets them. */
export function withHoldDefaults<Stored extends StoredHold>(
  stored: Stored,
): Stored & { sku: string; unit: string } {
  const { productId: id, productName: name } = stored
  const { sku = skusFor({ id, name }).own, unit = productDefaults.unit } = stored
  return { ...stored, sku, unit }
}
