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
      from: { path: '^web/src/' },
      to: {
        path: '^contract/src/',
        pathNot: '^contract/src/(charge-limits|limits|money|errors|purchase-rules|order-states|routes)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },

    zone(
      'domain-knows-only-itself',
      '^functions/src/domain/',
      '^functions/src/(http|data|gateways|triggers|app|composition-root|config|index)',
      'http > domain < data, gateways',
    ),
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
