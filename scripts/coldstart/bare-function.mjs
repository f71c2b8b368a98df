// The smallest possible function with Express, and the smallest that also queries the database.
import { createRequire } from 'node:module'
import { onRequest } from 'firebase-functions/https'

// The Express version that the shop uses, not the older one that other packages depend on.
const express = createRequire(new URL('../../functions/package.json', import.meta.url))('express')

const app = express()
app.get('/api/product', (_request, response) => {
  response.json([{ _id: 'dowels', name: 'Oak dowels', price: 12.5 }])
})
app.get('/api/stored', async (_request, response) => {
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ])
  const { docs } = await getFirestore(initializeApp()).collection('products').limit(6).get()
  response.json(docs.map((doc) => doc.data()))
})

export const api = onRequest(app)
