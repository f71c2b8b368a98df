import { Linter } from 'eslint'
import { expect, it } from 'vitest'
import { textsOutsideCatalogue } from './texts-outside-catalogue.mjs'

const reported = (code: string) =>
  new Linter().verify(code, [
    {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { texts: { rules: { 'outside-catalogue': textsOutsideCatalogue } } },
      rules: { 'texts/outside-catalogue': 'error' },
    },
  ]).length

it.each([
  '<p>Add to cart</p>',
  '<p>{count} left</p>',
  '<input aria-label="Search" />',
  'toast("Product shipped")',
  'const states = { sent: "Waiting" }',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is checked.
  'throw new ShopError("gone", `There is no ${name}.`)',
  'const note = "before shipping and tax"',
  'const menu = [{ to: "/", label: "Home" }]',
  '<Search searchLabel="Search your orders" />',
  '<input placeholder="search" />',
  '<p>{isPaid ? m.paid() : "Unpaid"}</p>',
  "<span>{count > 0 && ' products'}</span>",
  '<dt className="sr-only">{"1 costs"}</dt>',
  'const heads = ["PO number"]',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is checked.
  'const row = `${name}, reverse charge`',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is checked.
  'const left = `${name} has ${count} left. That is few.`',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is checked.
  'const price = `${price} a ${unit}`',
  '<input aria-label={isOpen ? m.close() : "open"} />',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is checked.
  '<button title={`remove ${name}`} />',
  '<input {...{ "aria-label": "search" }} />',
  '<Fact name="order date" />',
  '<p>{count + " left"}</p>',
  '<p>{["one", two].join()}</p>',
  'throw new ShopError("gone", "sold out")',
  'throw new ApiError("offline", "no connection")',
  'toast.error("failed")',
  'csvText([["quantity"]])',
  'const graph = { "@type": "Product", description: "turned by hand" }',
  'const mail = { subject: "received" }',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is checked.
  'const subject = `order ${number}`',
  'z.string().min(1, { message: "required" })',
  'register("email", { required: "required" })',
  'setError("email", { message: "taken" })',
  'document.title = "cart"',
  'element.setAttribute("aria-label", "close menu")',
  'const state = isSent ? "has been shipped" : ""',
  'const unit = "per piece"',
  'const button = "أضف إلى السلة"',
  'const raw = String.raw`Order shipped today`',
  'refused(row, "SKU: Is required")',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is checked.
  'refused(row, `${column}: Is required`)',
])('finds a text: %s', (code) => expect(reported(code)).toBe(1))

it.each([
  '<p>{m.add()}</p>',
  '<p className="flex gap-2 to-base">·</p>',
  '<Button look="Quiet" />',
  'throw new Error("The build has no font.")',
  'if (event.key === "Enter") go("/dashboard/myOrders")',
  'const isMove = ["Home", "End"].includes(key)',
  '<p className={isOpen ? "Quiet open" : "flex"} />',
  "<p>{kind === 'paper' && <Paper />}</p>",
  'import x from "The place"',
  'throw new ShopError("gone", m.gone())',
  'const sizes = { label: "label-100 print:min-h-[138mm]" }',
  'const query = ["orders of", email]',
  'toast(m.shipped(), { id: "shipped" })',
])('leaves what only code reads: %s', (code) => expect(reported(code)).toBe(0))
