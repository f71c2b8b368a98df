/** Imports go one way; each rule names a folder and what it must not know. */
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

    zone(
      'contract-knows-nobody',
      '^contract/',
      '^(web|functions|stand-ins|scripts|e2e)/',
      'The wire stands alone.',
    ),
    zone(
      'stand-ins-know-nobody',
      '^stand-ins/',
      '^(web|functions|contract|scripts|e2e)/',
      'The outside world does not know the shop.',
    ),
    zone('web-and-functions-apart', '^web/', '^functions/', 'They meet on the wire.'),
    zone('functions-and-web-apart', '^functions/', '^web/', 'They meet on the wire.'),
    zone(
      'only-tests-start-stand-ins',
      '^(web|functions/src|contract)/',
      '^stand-ins/',
      "The shop's own code has no offline branch.",
    ),
    zone(
      'stand-ins-from-outside',
      '^(web|functions|contract|scripts|e2e)/',
      '^stand-ins/[^/]+/src/',
      'The shop uses the stand-ins as packages, like anybody would.',
    ),
    zone('stand-ins-apart-1', '^stand-ins/paper-till/', '^stand-ins/image-host/', 'Packages of their own.'),
    zone('stand-ins-apart-2', '^stand-ins/image-host/', '^stand-ins/paper-till/', 'Packages of their own.'),

    zone(
      'web-config-is-the-ground',
      '^web/src/config/',
      '^web/src/(app|features|components|lib)/',
      'app > features > components > lib > config',
    ),
    zone(
      'web-lib-below-components',
      '^web/src/lib/',
      '^web/src/(app|features|components)/',
      'app > features > components > lib > config',
    ),
    zone(
      'web-components-below-features',
      '^web/src/components/',
      '^web/src/(app|features)/',
      'app > features > components > lib > config',
    ),
    zone(
      'web-features-below-app',
      '^web/src/features/',
      '^web/src/app/',
      'app > features > components > lib > config',
    ),
    zone(
      'web-ui-looks-only',
      '^web/src/components/ui/',
      '^(web/src/components/(?!ui/)|web/src/lib/(api|session)/|contract/src/(calls|orders|order-states)\\.ts)',
      'Looks: no calls of the API, nothing about orders.',
    ),
    zone(
      'web-components-know-no-orders',
      '^web/src/components/(forms|lists|feedback)/',
      '^web/src/components/(order|layout)/',
      'Only what shows orders knows them.',
    ),
    zone(
      'web-session-below-api',
      '^web/src/lib/(session|browser|text)/',
      '^web/src/lib/api/',
      'lib/api > lib/session > lib/browser, lib/text',
    ),
    zone(
      'web-browser-below-session',
      '^web/src/lib/(browser|text)/',
      '^web/src/lib/session/',
      'lib/api > lib/session > lib/browser, lib/text',
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
          '^contract/src/(cart-rules|charge-limits|limits|money|errors|orderable-quantities|pricing|purchase-rules|order-states|routes)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },

    zone(
      'domain-knows-only-itself',
      '^functions/src/domain/',
      '^functions/src/(http|data|gateways|triggers|app|composition-root|config|index)',
      'http > domain < data, gateways',
    ),
    ...Object.entries({
      catalog: [],
      accounts: [],
      messages: [],
      reviews: [],
      images: [],
      maintenance: [],
      overview: [],
      stock: ['catalog'],
      cart: ['catalog'],
      orders: ['stock', 'catalog', 'accounts'],
      payments: ['orders', 'stock', 'accounts'],
      refunds: ['payments', 'orders'],
      removal: ['accounts', 'orders'],
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
      to: { path: 'node_modules/(express|firebase-admin|firebase-functions|stripe|busboy)/' },
    },
    zone(
      'http-below-nobody-else',
      '^functions/src/http/',
      '^functions/src/(data|gateways|triggers|composition-root|index)',
      'http > domain < data, gateways',
    ),
    {
      name: 'http-without-database',
      severity: 'error',
      comment: 'Routes call use cases; token and signature checks are handed in.',
      from: { path: '^functions/src/http/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(firebase-admin|stripe)/' },
    },
    zone(
      'data-apart',
      '^functions/src/data/',
      '^functions/src/(http|gateways|triggers|app|composition-root|index)',
      'http > domain < data, gateways',
    ),
    zone(
      'gateways-apart',
      '^functions/src/gateways/',
      '^functions/src/(http|data|triggers|app|composition-root|index)',
      'http > domain < data, gateways',
    ),
  ],
  options: {
    doNotFollow: { path: '(node_modules|^stand-ins/[^/]+/(dist|types))/' },
    exclude: { path: '(^|/)(web/dist|functions/lib)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
}
