/**
 * Imports go one way. Each part of the repository has the list of what it may import besides itself and packages;
 * everything else is an error, and so is whatever is added later.
 */
const standIns = '^stand-ins/[^/]+/(dist|types)/'
const mayImport = {
  '^contract/': [],
  '^stand-ins/paper-till/': [],
  '^stand-ins/image-host/': [],
  '^stand-ins/mailbox/': [],
  '^stand-ins/tax-register/': [],

  // The site: app > features > components > lib > config.
  '^web/src/texts/': ['^contract/'],
  '^web/src/config/': ['^contract/'],
  '^web/src/lib/text/': ['^contract/', '^web/src/config/'],
  '^web/src/lib/browser/': ['^contract/', '^web/src/(config|lib/text)/'],
  '^web/src/lib/session/': ['^contract/', '^web/src/(config|lib/(browser|text))/'],
  '^web/src/lib/api/': ['^contract/', '^web/src/(config|lib)/'],
  '^web/src/lib/cart/': ['^contract/', '^web/src/(config|lib)/'],
  '^web/src/components/': ['^contract/', '^web/src/(config|lib|styles)/'],
  '^web/src/features/': ['^contract/', '^web/src/(config|lib|components|styles)/'],
  '^web/src/app/': ['^contract/', '^web/src/(config|lib|components|features)/'],
  '^web/(src/[^/]+$|build/|[^/]+$)': [
    '^contract/',
    '^web/',
    '^scripts/shop/(local-config|inline-sources)\\.ts$',
  ],

  // The API: http > domain < data, gateways; the files at the top put them together.
  '^functions/src/texts/': ['^contract/'],
  '^functions/src/domain/': ['^contract/'],
  '^functions/src/data/': ['^contract/', '^functions/src/domain/'],
  '^functions/src/search/': ['^contract/', '^functions/src/domain/'],
  '^functions/src/gateways/': ['^contract/', '^functions/src/domain/'],
  '^functions/src/mails/': ['^contract/', '^functions/src/domain/'],
  '^functions/src/telemetry/': ['^functions/src/domain/'],
  '^functions/src/http/': ['^contract/', '^functions/src/(domain|telemetry)/'],
  '^functions/src/triggers/': ['^functions/src/(domain|telemetry)/', '^functions/src/config\\.ts$'],
  '^functions/src/[^/]+$': ['^contract/', '^functions/src/'],
  // A running API and its callers, for tests and benchmarks.
  '^functions/testing/': ['^contract/', '^functions/src/', standIns],
  '^functions/test/': ['^contract/', '^functions/(src|testing)/', '^scripts/(operator|simulate)/', standIns],

  // What works on the whole: operators' commands, the offline shop, benchmarks and the drill (which start the API as tests do).
  '^scripts/(bench-|cost/|drill/|simulate/)': [
    '^contract/',
    '^functions/(src|testing)/',
    '^scripts/',
    standIns,
  ],
  '^scripts/': ['^contract/', '^functions/src/', '^web/src/config/', '^seed/', standIns],
  '^e2e/': ['^contract/', '^scripts/(browser|shop)/', standIns],
}

/** What tests, wherever they stand, may import beyond that. */
const forTests = [
  '^functions/test/support/',
  '^web/src/',
  '^scripts/test/stray-lines\\.ts$',
  '^scripts/texts/testing/english-parts\\.ts$',
]

const ours = '^(contract|web|functions|stand-ins|scripts|e2e|studio|seed)/'
const tests = '(\\.test\\.tsx?$|^web/src/testing/)'
const packages = '(^|/)node_modules/'

/** Whoever shows something reads the texts of its own workspace. */
const withTexts = ([part, known]) => [
  part,
  [
    ...known,
    ...['web', 'functions']
      .filter((name) => part.startsWith(`^${name}/`))
      .map((name) => `^${name}/src/texts/`),
  ],
]

const onlyImports = ([part, known]) => [
  {
    name: `only-listed-imports-in-${part}`,
    severity: 'error',
    comment: `May import: ${known.join(' ') || 'nothing of ours'}.`,
    from: { path: part, pathNot: [tests, ...partsInside(part)] },
    to: { path: ours, pathNot: [part, packages, ...known] },
  },
  {
    name: `only-listed-imports-in-tests-of-${part}`,
    severity: 'error',
    comment: `May import: ${[...known, ...forTests].join(' ')}.`,
    from: { path: `(?=${part})(?=.*${tests})`, pathNot: partsInside(part) },
    to: { path: ours, pathNot: [part, packages, ...known, ...forTests] },
  },
]

/** The longer of two beginnings has the say. */
const partsInside = (part) =>
  Object.keys(mayImport).filter((other) => other !== part && other.startsWith(part))

const zone = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
})

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },

    {
      name: 'no-circles-of-types-in-functions',
      severity: 'error',
      from: { path: '^functions/src/' },
      to: { circular: true },
    },

    ...Object.entries(mayImport).map(withTexts).flatMap(onlyImports),

    {
      name: 'declared',
      severity: 'error',
      comment: 'A package is imported only where the nearest package.json names it.',
      // What functions/package.json names goes to the cloud: its tests use the repository's tools, the contract is bundled.
      // The benchmarks' own tools are not installed where nobody measures.
      from: {
        pathNot: [
          '^functions/(test/|testing/|build)',
          '^functions/.*\\.test\\.ts$',
          '^scripts/benchmarks/tools/',
        ],
      },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'undetermined', 'unknown'],
        dependencyTypesNot: ['npm', 'npm-dev', 'npm-peer'],
        pathNot: ['^vite/client$', '^virtual:', '^(contract|stand-ins)/'],
      },
    },
    zone(
      'web-ui-looks-only',
      '^web/src/components/ui/',
      '^(web/src/components/(?!ui/)|web/src/lib/(api|session)/|contract/src/(calls|orders|order-states)\\.ts)',
      'Looks: no calls of the API, nothing about orders.',
    ),
    zone(
      'web-components-know-no-orders',
      '^web/src/components/(forms|lists|feedback)/',
      '^web/src/components/(order|order-list|shipping|layout)/',
      'Only what shows orders knows them.',
    ),
    {
      name: 'web-tests-only',
      severity: 'error',
      comment: 'What stands in for the API is no part of the site.',
      from: { path: '^web/src/', pathNot: '(\\.test\\.tsx?$|^web/src/testing/)' },
      to: { path: '^web/src/testing/' },
    },
    {
      name: 'web-features-apart',
      severity: 'error',
      comment: 'Features meet on the page that composes them.',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-runs-without-schemas',
      severity: 'error',
      comment: 'The browser gets types and constants, no validation library.',
      from: { path: '^web/src/', pathNot: '(\\.test\\.tsx?$|^web/src/testing/)' },
      to: {
        path: '^contract/src/',
        pathNot:
          '^contract/src/(address-format|cart-rules|event-kinds|locale|text-parts|delivery-price|documents|legal-pages|limits|list-text|major-unit-prices|mail-kinds|money|errors|pricing|product-columns|product-problems|product-texts|purchase-rules|refund-price|reported-pages|return-units|roles|shipping|tax|total-rows|order-states|document-limits|document-routes|routes|typed-text)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },

    ...Object.entries({
      catalog: [],
      accounts: [],
      messages: [],
      reviews: ['orders', 'catalog', 'accounts'],
      'product-import': ['catalog'],
      images: [],
      maintenance: [],
      overview: ['orders', 'catalog'],
      stock: ['catalog'],
      cards: ['accounts'],
      cart: ['catalog'],
      addresses: ['accounts'],
      tax: [],
      delivery: ['catalog', 'stock', 'tax'],
      orders: ['stock', 'catalog', 'accounts'],
      checkout: ['cart', 'orders', 'stock', 'catalog', 'delivery', 'tax'],
      payments: ['orders', 'stock', 'accounts', 'cards', 'delivery', 'tax'],
      refunds: ['payments', 'orders', 'tax'],
      mail: ['orders', 'payments', 'catalog', 'messages', 'reviews'],
      invoices: ['orders', 'accounts'],
      removal: ['accounts', 'orders', 'cards', 'invoices', 'mail', 'messages', 'reviews', 'stock'],
      reconciliation: ['refunds', 'payments', 'orders', 'stock', 'accounts', 'catalog'],
    }).map(([room, knows]) => ({
      name: `domain-room-${room}`,
      severity: 'error',
      comment: knows.length > 0 ? `${room} knows ${knows.join(', ')}.` : `${room} knows no other room.`,
      from: { path: `^functions/src/domain/${room}/` },
      to: {
        path: '^functions/src/domain/(.+/|ports\\.ts)',
        pathNot: [room, ...knows].map((known) => `^functions/src/domain/${known}/`),
      },
    })),
    {
      name: 'domain-without-frameworks',
      severity: 'error',
      comment: 'Rules know neither Express nor Firestore nor Stripe.',
      from: { path: '^functions/src/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        path: 'node_modules/(express|firebase-admin|firebase-functions|stripe|busboy|nodemailer|react|react-dom)/',
      },
    },
    {
      name: 'http-without-database',
      severity: 'error',
      comment: 'Routes call use cases; token and signature checks are handed in.',
      from: { path: '^functions/src/http/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(firebase-admin|stripe)/' },
    },
  ],
  options: {
    doNotFollow: { path: '(node_modules|^stand-ins/[^/]+/(dist|types))/' },
    exclude: { path: '(^|/)(web/dist|functions/(lib|pages))/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
}
