<?xml version="1.0" encoding="UTF-8"?>
<!-- The list that tablerender writes for the benchmark's document, without measuring anything. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="html" encoding="UTF-8" indent="no"/>
  <xsl:template match="/table">
    <html lang="{@lang}"><head><title><xsl:value-of select="@title"/></title></head>
      <body><h1><xsl:value-of select="@title"/></h1><xsl:apply-templates select="section"/></body></html>
  </xsl:template>
  <xsl:template match="section">
    <section id="{@id}"><h2><xsl:value-of select="header"/></h2>
      <ul><xsl:apply-templates select="cell"/></ul></section>
  </xsl:template>
  <xsl:template match="cell">
    <li class="r" data-id="{@id}" style="height:85px">
      <xsl:for-each select="value"><span class="{@key}" style="left:16px;top:11px;width:300px;height:20.5px"><xsl:value-of select="."/></span></xsl:for-each>
      <span class="k" style="left:340px;top:0;width:19px;height:85px"><i></i></span></li>
  </xsl:template>
</xsl:stylesheet>
