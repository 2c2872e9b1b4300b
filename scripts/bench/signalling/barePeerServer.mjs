// Unmodified PeerServer on Express.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

const require = createRequire(new URL('../../../api/', import.meta.url))
const express = require('express')
const { ExpressPeerServer } = require('peer')

const app = express()
const server = createServer(app)
app.use(ExpressPeerServer(server, { concurrent_limit: 20_000 }))
server.listen(Number(process.argv[2]), '127.0.0.1')
